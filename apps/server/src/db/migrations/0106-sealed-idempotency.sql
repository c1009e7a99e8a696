-- What a create returned is kept encrypted under a key that the server does not keep. Rows from before held it readable.
delete from idempotency_keys;
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys drop column key, drop column operation, drop column body_hash, drop column answer;
alter table idempotency_keys
  add column key_hash text not null,
  add column request_hash text not null,
  add column sealed_response text,
  add primary key (client_id, user_id, key_hash)
