-- Who inspects an upload. A process whose claim was replaced finds another value here and concludes nothing.
alter table uploads add column claim uuid
