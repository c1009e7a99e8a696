-- Whether creating, changing and deleting at the client also need the permission that an operation names for it.
alter table clients add column strict_rights boolean not null default false;
