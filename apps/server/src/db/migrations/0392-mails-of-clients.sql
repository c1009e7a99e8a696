-- Operators see how many mails of several clients wait and failed, never their text or address.
grant select (client_id, sent_at, failed_at) on employee_emails to ssp_clients;
