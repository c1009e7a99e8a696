-- Whether a person released the documents, and so saw which ones stay out.
alter table payroll_jobs add column reviewed boolean not null default false;
