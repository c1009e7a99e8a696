-- Who is kept from some employees gets payslips counted by day from the rows.
create index payslips_by_upload on payslips (client_id, created_at);
