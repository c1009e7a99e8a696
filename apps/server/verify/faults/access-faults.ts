import { fairness } from '../jobs/fairness.ts'
import { isolation } from '../jobs/isolation.ts'
import { matrix } from '../matrix/matrix.ts'
import { instead, withContract, type Fault } from './fault.ts'

/** Faults of authorisation and separation. */
export const ACCESS_FAULTS: readonly Fault[] = [
  {
    name: 'a look-up that forgets the client',
    seenBy: matrix,
    operations: ['findUser'],
    finding: /foreign id in query attributeVal: shows/,
    difference: instead('findUser', (deps) => async ({ query }) => {
      const { client_id: clientId, ...user } = await deps.database.withSystem((tx) =>
        tx
          .selectFrom('users')
          .select(['id', 'client_id', 'label', 'username', 'email'])
          .where('id', '=', query['attributeVal'] ?? '')
          .executeTakeFirstOrThrow(),
      )
      return { ...user, clientId, roleId: null, role_label: null, img: null, createdDt: new Date().toISOString() }
    }),
  },
  {
    name: 'a removal that forgets the client',
    seenBy: matrix,
    operations: ['removeUserScope'],
    finding: /changed user_scopes of the (?:foreign|sibling) client/,
    difference: instead('removeUserScope', (deps) => async ({ query }) => {
      await deps.database.withSystem((tx) =>
        tx
          .deleteFrom('user_scopes')
          .where('id', '=', query['scopeId'] ?? '')
          .execute(),
      )
      return { success: true }
    }),
  },
  {
    name: 'an operation that requires no permission',
    seenBy: matrix,
    operations: ['countUsers'],
    finding: /every permission but the right one: returned 200/,
    difference: withContract(/("operationId":"countUsers".*?"x-ssp-permission":)"USERS_VIEW"/, '$1"session"'),
  },
  {
    name: 'a body that takes any field',
    seenBy: matrix,
    operations: ['addPolicyToRole'],
    finding: /sets is_admin/,
    difference: withContract(/("AddPolicyToRoleRequest":.*"additionalProperties":)false/, '$1true'),
  },
  {
    name: 'rejections without an audit entry',
    seenBy: matrix,
    operations: ['countRoles'],
    finding: /left 0 audit rows/,
    spoil: `create rule silent as on insert to audit_log where new.outcome = 'refused' do instead nothing`,
    mend: 'drop rule silent on audit_log',
  },
  {
    name: 'sessions that cannot be ended',
    seenBy: matrix,
    operations: ['countRoles'],
    finding: /after logout: returned 200/,
    spoil: `create function ssp_immortal() returns trigger language plpgsql as $$ begin new.ended_at := null; return new; end $$;
      create trigger immortal before update on sessions for each row execute function ssp_immortal()`,
    mend: 'drop trigger immortal on sessions; drop function ssp_immortal()',
  },
  {
    name: 'a table whose policy lets everybody in',
    seenBy: isolation,
    operations: [],
    finding: /teams: the application reads \d+ rows across clients/,
    spoil: 'drop policy tenant on teams; create policy tenant on teams to ssp_app using (true) with check (true)',
    mend: `drop policy tenant on teams;
      create policy tenant on teams to ssp_app using (client_id = ssp_client()) with check (client_id = ssp_client())`,
  },
  {
    name: 'jobs of clients that take no turns',
    seenBy: fairness,
    operations: ['password.changed'],
    finding: /password\.changed: the small client's job is number 101 of/,
    spoil: `create function pgboss.without_group() returns trigger language plpgsql as $$begin new.group_id = null; return new; end$$;
      create trigger without_group before insert on pgboss.job for each row execute function pgboss.without_group()`,
    mend: 'drop trigger without_group on pgboss.job; drop function pgboss.without_group()',
  },
]
