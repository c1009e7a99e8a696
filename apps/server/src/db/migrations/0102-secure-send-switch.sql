-- A client without Secure Send shows the placeholder in step 4 of 'Create account'.
alter table clients add column secure_send boolean not null default true;
