-- What one person sent by name, as the log of shared files has it beside what they received.
create index shared_documents_sent_by_name on shared_documents (client_id, sender_id, filename, shared_at, id);
