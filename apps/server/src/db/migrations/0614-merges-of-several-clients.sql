-- Lists over several clients leave out merged accounts where they ask for those in use (docs/decisions/0111).
grant select on employee_merges to ssp_clients
