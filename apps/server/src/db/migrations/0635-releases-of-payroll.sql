-- The account that released a payroll upload or planned it, with its home client: the job that makes the documents visible judges
-- them by the rules of that account (docs/decisions/0142). No foreign key: staff of the platform are accounts of other clients.
alter table payroll_jobs add column released_by uuid, add column released_by_client uuid;

update payroll_jobs j set released_by = j.uploaded_by, released_by_client = j.client_id
  where exists (select from users u where u.client_id = j.client_id and u.id = j.uploaded_by);
