/**
 * The German text of every error, by the English one. `{name}` is a value: a number, a name, a list. A new text of a problem
 * does not compile until it is here.
 */
export const GERMAN = {
  // Of the error table
  'Please check the highlighted fields.': 'Bitte prüfen Sie die markierten Felder.',
  'Session expired.': 'Die Sitzung ist abgelaufen.',
  'You have been logged out, please login again.': 'Sie wurden abgemeldet, bitte melden Sie sich erneut an.',
  'Sorry, you do not have access this page.': 'Sie haben leider keinen Zugriff auf diese Seite.',
  "Sorry, we could not find what you're looking for.": 'Das Gesuchte wurde leider nicht gefunden.',
  'Something that you chose is not there any more. Please choose again.':
    'Etwas, das Sie ausgewählt haben, gibt es nicht mehr. Bitte wählen Sie neu.',
  'This is not there any more.': 'Dies gibt es nicht mehr.',
  'This already exists.': 'Dies gibt es bereits.',
  'The portal has been switched to another client. Please reload the page.':
    'Das Portal wurde zu einem anderen Mandanten gewechselt. Bitte laden Sie die Seite neu.',
  'Somebody else changed this in the meantime.': 'Jemand anderes hat dies inzwischen geändert.',
  'This is too large.': 'Dies ist zu groß.',
  'This kind of content is not supported.': 'Diese Art von Inhalt wird nicht unterstützt.',
  'Too many requests, please try again later.': 'Zu viele Anfragen, bitte versuchen Sie es später erneut.',
  'Something went wrong, please try again.': 'Etwas ist schiefgegangen, bitte versuchen Sie es erneut.',
  'This takes too long at the moment. Please choose less at once, or try again later.':
    'Dies dauert im Moment zu lange. Bitte wählen Sie weniger auf einmal, oder versuchen Sie es später erneut.',
  'The service is not available at the moment, please try again.':
    'Der Dienst ist im Moment nicht verfügbar, bitte versuchen Sie es erneut.',

  // Of request schemas
  'This is required.': 'Dies ist erforderlich.',
  'This field is not known.': 'Dieses Feld ist nicht bekannt.',
  'Please enter at least {limit} characters.': 'Bitte geben Sie mindestens {limit} Zeichen ein.',
  'Please enter at most {limit} characters.': 'Bitte geben Sie höchstens {limit} Zeichen ein.',
  'Must be at least {limit}.': 'Muss mindestens {limit} sein.',
  'Must be at most {limit}.': 'Darf höchstens {limit} sein.',
  'At most {limit} entries.': 'Höchstens {limit} Einträge.',
  'Must be of type {type}.': 'Muss vom Typ {type} sein.',
  'Must be a valid email.': 'Muss eine gültige E-Mail-Adresse sein.',
  'Must be a valid {format}.': 'Muss im Format {format} sein.',
  'This day has passed.': 'Dieser Tag ist vorbei.',
  'This is not one of the choices.': 'Dies steht nicht zur Auswahl.',
  'This is not in the right form.': 'Dies hat nicht die richtige Form.',
  'This is not valid.': 'Dies ist nicht gültig.',
  'Bad request': 'Ungültige Anfrage',
  'This contains characters that cannot be stored.': 'Dies enthält Zeichen, die nicht gespeichert werden können.',
  'This is given more than once.': 'Dies ist mehrfach angegeben.',
  'The body is not UTF-8.': 'Der Inhalt ist nicht in UTF-8.',
  'The body has too many values, or they are nested too deeply.':
    'Der Inhalt hat zu viele Werte, oder sie sind zu tief verschachtelt.',
  'The body is not JSON.': 'Der Inhalt ist kein JSON.',
  'This is not JSON.': 'Dies ist kein JSON.',
  'This Idempotency-Key was already used for another request.':
    'Dieser Idempotency-Key wurde bereits für eine andere Anfrage verwendet.',
  'This differs from the address.': 'Dies stimmt nicht mit der Adresse überein.',
  'This differs from the account.': 'Dies stimmt nicht mit dem Konto überein.',
  'These are not two days.': 'Dies sind keine zwei Tage.',
  'The end lies before the start.': 'Das Ende liegt vor dem Anfang.',
  'Please choose a period of at most {days} days.': 'Bitte wählen Sie einen Zeitraum von höchstens {days} Tagen.',
  'This has passed. Choose a later time.': 'Dies ist vorbei. Wählen Sie einen späteren Zeitpunkt.',
  'This is before 1900.': 'Dies liegt vor 1900.',
  'This lies in the future.': 'Dies liegt in der Zukunft.',
  'This is in the future.': 'Dies liegt in der Zukunft.',
  'This is more than {days} days ago.': 'Dies liegt mehr als {days} Tage zurück.',
  'This is more than {days} days from now.': 'Dies liegt mehr als {days} Tage in der Zukunft.',
  'This is too long.': 'Dies ist zu lang.',
  'At most {limit} characters.': 'Höchstens {limit} Zeichen.',
  'Name one status.': 'Nennen Sie einen Status.',
  'This has changed since you opened it. Please read it again.':
    'Dies hat sich geändert, seit Sie es geöffnet haben. Bitte lesen Sie es noch einmal.',
  'This cannot be undone any more.': 'Dies kann nicht mehr rückgängig gemacht werden.',

  // Of unique constraints
  'This is in use already.': 'Dies wird bereits verwendet.',
  'This exists already.': 'Dies gibt es bereits.',
  'This account has been merged already.': 'Dieses Konto wurde bereits zusammengeführt.',
  'This person has a document of this upload already.': 'Diese Person hat bereits ein Dokument dieses Uploads.',
  'This file is being processed already.': 'Diese Datei wird bereits verarbeitet.',
  'You have a view with this name already.': 'Sie haben bereits eine Ansicht mit diesem Namen.',
  'A category with this title exists already.': 'Eine Kategorie mit diesem Titel gibt es bereits.',
  'A policy with this name exists already.': 'Eine Richtlinie mit diesem Namen gibt es bereits.',
  'A badge with this name exists already.': 'Ein Abzeichen mit diesem Namen gibt es bereits.',
  'A type with this title exists already.': 'Eine Art mit diesem Titel gibt es bereits.',
  'A role with this name exists already.': 'Eine Rolle mit diesem Namen gibt es bereits.',
  'This file has been shared already.': 'Diese Datei wurde bereits geteilt.',
  'This team has a team leader already.': 'Dieses Team hat bereits eine Teamleitung.',
  'A team with this name exists already.': 'Ein Team mit diesem Namen gibt es bereits.',
  'This employee is associated with another account.': 'Diese Person ist mit einem anderen Konto verknüpft.',

  // Sign-in, passwords, the own account
  'Incorrect username and or password.': 'Benutzername oder Passwort ist falsch.',
  'Too many attempts, try again in {count} second': 'Zu viele Versuche, versuchen Sie es in {count} Sekunde erneut',
  'Too many attempts, try again in {count} seconds': 'Zu viele Versuche, versuchen Sie es in {count} Sekunden erneut',
  'Too many attempts, try again in {count} minute': 'Zu viele Versuche, versuchen Sie es in {count} Minute erneut',
  'Too many attempts, try again in {count} minutes': 'Zu viele Versuche, versuchen Sie es in {count} Minuten erneut',
  'Too many attempts, try again in {count} hour': 'Zu viele Versuche, versuchen Sie es in {count} Stunde erneut',
  'Too many attempts, try again in {count} hours': 'Zu viele Versuche, versuchen Sie es in {count} Stunden erneut',
  'Password must be atleast 8 characters long': 'Das Passwort muss mindestens 8 Zeichen lang sein',
  'Please include atleast one upper case character': 'Bitte verwenden Sie mindestens einen Großbuchstaben',
  'Please include atleast one lower case character': 'Bitte verwenden Sie mindestens einen Kleinbuchstaben',
  'Please include atleast one special character': 'Bitte verwenden Sie mindestens ein Sonderzeichen',
  'Please include atleast one number': 'Bitte verwenden Sie mindestens eine Ziffer',
  'Password must be at most {limit} characters long': 'Das Passwort darf höchstens {limit} Zeichen lang sein',
  'This password is too common, please choose another one':
    'Dieses Passwort ist zu verbreitet, bitte wählen Sie ein anderes',
  'Passwords do not match': 'Die Passwörter stimmen nicht überein',
  "Current password doesn't match": 'Das aktuelle Passwort stimmt nicht',
  'Please fill in all fields.': 'Bitte füllen Sie alle Felder aus.',
  'Please ask for a new code.': 'Bitte fordern Sie einen neuen Code an.',
  'This code is wrong.': 'Dieser Code ist falsch.',
  'This code can no longer be used. Please ask for a new one.':
    'Dieser Code kann nicht mehr verwendet werden. Bitte fordern Sie einen neuen an.',
  'Your account is not associated with an employee of this client.':
    'Ihr Konto ist mit niemandem aus diesem Mandanten verknüpft.',
  'The employee of your account has left.': 'Die Person Ihres Kontos ist ausgeschieden.',
  'The association is changed by a call of its own.': 'Die Verknüpfung wird durch einen eigenen Aufruf geändert.',
  'You set the e-mail address of this employee, so a code sent there proves nothing. Ask another administrator to associate the employee.':
    'Sie haben die E-Mail-Adresse dieser Person gesetzt, daher beweist ein dorthin gesendeter Code nichts. Bitten Sie eine andere Administratorin oder einen anderen Administrator um die Verknüpfung.',
  'The e-mail address of this employee was set by an account of the same origin as yours, so a code sent there proves nothing. Ask another administrator to associate the employee.':
    'Die E-Mail-Adresse dieser Person wurde von einem Konto gleicher Herkunft wie Ihres eingetragen; ein dorthin gesendeter Code beweist daher nichts. Bitten Sie eine andere Administratorin oder einen anderen Administrator um die Verknüpfung.',
  'This employee has no e-mail address for the code. Ask an administrator to associate the employee.':
    'Diese Person hat keine E-Mail-Adresse für den Code. Bitten Sie die Administration um die Verknüpfung.',
  'Your account handles incident reports. Ask another administrator to remove this merge.':
    'Ihr Konto bearbeitet Vorfallmeldungen. Bitten Sie eine andere Person der Administration, diese Zusammenführung aufzuheben.',
  'Your account handles incident reports. Ask another administrator to change its employee.':
    'Ihr Konto bearbeitet Vorfallmeldungen. Bitten Sie eine andere Administratorin oder einen anderen Administrator, die verknüpfte Person zu ändern.',

  // Accounts, roles, policies
  'Please choose another username.': 'Bitte wählen Sie einen anderen Benutzernamen.',
  'Email address is required': 'Die E-Mail-Adresse ist erforderlich',
  'One of userId and platformId is needed.': 'Eines von userId und platformId ist nötig.',
  'You cannot give {permission}, because you do not hold it yourself.':
    'Sie können {permission} nicht vergeben, weil Sie es selbst nicht haben.',
  'You cannot give this user a client where they could do more than you.':
    'Sie können hier keinen Zugriff auf einen Mandanten geben, in dem dieses Konto mehr dürfte als Sie.',
  'You cannot change an account that holds more than you do.':
    'Sie können kein Konto ändern, das mehr Rechte hat als Sie.',
  'You cannot change a team that your own rights depend on.':
    'Sie können kein Team ändern, von dem Ihre eigenen Rechte abhängen.',
  'Your rights reach only one of the two merged accounts. Ask another administrator.':
    'Ihre Rechte reichen nur bis zu einem der beiden zusammengeführten Konten. Bitten Sie eine andere Person der Administration.',
  'Choose one of your teams.': 'Wählen Sie eines Ihrer Teams.',
  'You can create employees in certain teams only, and in none of this client.':
    'Sie können Mitarbeitende nur in bestimmten Teams anlegen, und in keinem dieses Kunden.',
  'This account is deactivated.': 'Dieses Konto ist deaktiviert.',
  'You cannot deactivate your own account.': 'Sie können Ihr eigenes Konto nicht deaktivieren.',
  'The last superadmin cannot be deactivated.': 'Der letzte Superadmin kann nicht deaktiviert werden.',
  'This role cannot be assigned.': 'Diese Rolle kann nicht zugewiesen werden.',
  'This role cannot be removed while accounts have it.':
    'Diese Rolle kann nicht entfernt werden, solange Konten sie haben.',
  'This role belongs to the platform and cannot be changed.':
    'Diese Rolle gehört der Plattform und kann nicht geändert werden.',
  'An account that you cannot change has this role. Ask another administrator.':
    'Ein Konto, das Sie nicht ändern können, hat diese Rolle. Bitten Sie eine andere Person der Administration.',
  'The role of a superadmin cannot be changed.': 'Die Rolle eines Superadmins kann nicht geändert werden.',
  'The rights of a superadmin cannot be restricted.': 'Die Rechte eines Superadmins können nicht eingeschränkt werden.',
  'The role “{label}” had this name before, and its address still has it. Choose another name.':
    'Die Rolle „{label}“ hatte früher diesen Namen, und ihre Adresse hat ihn noch. Wählen Sie einen anderen Namen.',
  'This policy belongs to the platform and cannot be changed.':
    'Diese Richtlinie gehört der Plattform und kann nicht geändert werden.',
  'An account that you cannot change has a role with this policy. Ask another administrator.':
    'Ein Konto, das Sie nicht ändern können, hat eine Rolle mit dieser Richtlinie. Bitten Sie eine andere Person der Administration.',
  'All rows must name one policy.': 'Alle Zeilen müssen dieselbe Richtlinie nennen.',
  'A group has exactly its four basic permissions.': 'Eine Gruppe hat genau ihre vier Grundberechtigungen.',
  'Choose clients or teams.': 'Wählen Sie Mandanten oder Teams.',
  'Only default has no target.': 'Nur default hat kein Ziel.',

  // Employees, teams
  'No employee has the identifier {identifier}.': 'Niemand hat die Kennung {identifier}.',
  'Each needs an employee_id or an identifier.': 'Jeder Eintrag braucht eine employee_id oder eine Kennung.',
  'An account cannot be merged into itself.': 'Ein Konto kann nicht mit sich selbst zusammengeführt werden.',
  'This account has been merged already. Remove that merge first.':
    'Dieses Konto wurde bereits zusammengeführt. Heben Sie diese Zusammenführung zuerst auf.',
  'Other accounts have been merged into this one. Remove those merges first.':
    'Andere Konten wurden mit diesem zusammengeführt. Heben Sie diese Zusammenführungen zuerst auf.',
  'The chosen account has itself been merged into another. Choose that one.':
    'Das gewählte Konto wurde selbst mit einem anderen zusammengeführt. Wählen Sie jenes.',
  'A later merge into the same account has taken over the same details. Remove that merge first.':
    'Eine spätere Zusammenführung mit demselben Konto hat dieselben Angaben übernommen. Heben Sie diese zuerst auf.',
  'This employee has left.': 'Diese Person ist ausgeschieden.',
  'This employee cannot get the e-mail: without an e-mail address, registered already or deactivated.':
    'Diese Person kann die E-Mail nicht bekommen: ohne E-Mail-Adresse, bereits registriert oder deaktiviert.',
  'Please make sure the users email & identifier are set.':
    'Bitte stellen Sie sicher, dass E-Mail und Kennung gesetzt sind.',
  'This holds no avatar.': 'Dies enthält kein Profilbild.',
  'This is no avatar of the employee.': 'Dies ist kein Profilbild dieser Person.',
  'No file was uploaded there.': 'Dort wurde keine Datei hochgeladen.',
  'At most {count} can be changed at once. Narrow the list by search or filters.':
    'Höchstens {count} können auf einmal geändert werden. Grenzen Sie die Liste mit Suche oder Filtern ein.',
  'This deactivates {count} employees. Confirm the number.':
    'Dies deaktiviert {count} Mitarbeitende. Bestätigen Sie die Zahl.',
  'Type {count} to confirm.': 'Geben Sie zur Bestätigung {count} ein.',
  '{arrived} of {rows} rows have arrived.': '{arrived} von {rows} Zeilen sind angekommen.',
  'A line is in the request twice.': 'Eine Zeile ist in der Anfrage doppelt.',
  'This file has been applied already.': 'Diese Datei wurde bereits übernommen.',
  'There is no such employee.': 'Diese Person gibt es nicht.',
  'The employee was deactivated before.': 'Die Person wurde vorher deaktiviert.',
  'A tile names its page, a call to action its tile, a page nothing.':
    'Eine Kachel nennt ihre Seite, ein Aufruf seine Kachel, eine Seite nichts.',
  'Only a page belongs to a part of the portal.': 'Nur eine Seite gehört zu einem Teil des Portals.',

  // Lists
  'You have {count} views of this list. Remove one first.':
    'Sie haben {count} Ansichten dieser Liste. Entfernen Sie zuerst eine.',
  'This list has {count} shared views. One of them has to be removed first.':
    'Diese Liste hat {count} geteilte Ansichten. Eine davon muss zuerst entfernt werden.',

  // Client settings
  'This is not a time zone.': 'Dies ist keine Zeitzone.',
  'The settings have been saved already. Please reload the page.':
    'Die Einstellungen wurden bereits gespeichert. Bitte laden Sie die Seite neu.',

  'Your rights would not reach this account any more. Ask another administrator.':
    'Ihre Rechte würden sich nicht mehr auf dieses Konto erstrecken. Bitten Sie eine andere Person der Administration.',
  'This team also has members whom your rights do not reach.':
    'Dieses Team hat auch Mitglieder, auf die sich Ihre Rechte nicht erstrecken.',

  // Documents, pay, payroll
  'The name of this file belongs to somebody else.': 'Der Name dieser Datei gehört zu jemand anderem.',
  'The name {file} holds {identifier}, the identifier of {person}.':
    'Der Name {file} enthält {identifier}, die Kennung von {person}.',
  'A personal document goes to its own employee.': 'Ein persönliches Dokument geht an die Person, der es gehört.',
  'This document is not shared with anybody.': 'Dieses Dokument ist mit niemandem geteilt.',
  'This document is also shared with people whom you can not view.':
    'Dieses Dokument ist auch mit Personen geteilt, die Sie nicht ansehen dürfen.',
  'This upload also has documents of people whom your rights do not reach.':
    'Dieser Upload enthält auch Dokumente von Personen, auf die sich Ihre Rechte nicht erstrecken.',
  'No employee was asked to acknowledge this document.': 'Niemand wurde gebeten, dieses Dokument zu bestätigen.',
  'You can no longer share with everybody you chose. Please choose again.':
    'Sie können nicht mehr mit allen Gewählten teilen. Bitte wählen Sie erneut.',
  'Only managers can share documents of this client.': 'Nur Führungskräfte können Dokumente dieses Mandanten teilen.',
  'You can not view pay docs/payslips for this team':
    'Sie können Gehaltsdokumente und Lohnabrechnungen dieses Teams nicht ansehen',
  'There is a document of this date already. Upload it again to replace it.':
    'Zu diesem Datum gibt es bereits ein Dokument. Laden Sie es erneut hoch, um es zu ersetzen.',
  'This document is not matched with an employee yet.': 'Dieses Dokument ist noch niemandem zugeordnet.',
  'This document cannot be changed now.': 'Dieses Dokument kann jetzt nicht geändert werden.',
  'There is no such file. Please upload it again.': 'Diese Datei gibt es nicht. Bitte laden Sie sie erneut hoch.',
  'This type takes {extensions} files.': 'Diese Art nimmt Dateien mit {extensions} an.',
  'This type cannot be uploaded.': 'Diese Art kann nicht hochgeladen werden.',
  'No document of this upload waits for its release.': 'Kein Dokument dieses Uploads wartet auf seine Freigabe.',
  'No document of this upload is visible.': 'Kein Dokument dieses Uploads ist sichtbar.',
  'A document of this upload has been viewed. It cannot be recalled any more.':
    'Ein Dokument dieses Uploads wurde angesehen. Es kann nicht mehr zurückgerufen werden.',
  'Send the file again.': 'Senden Sie die Datei erneut.',

  // Forms and surveys
  'The form cannot be published. It asks nothing.': 'Das Formular kann nicht veröffentlicht werden. Es fragt nichts.',
  'The form cannot be published. Field {number} has no question.':
    'Das Formular kann nicht veröffentlicht werden. Feld {number} hat keine Frage.',
  'The form cannot be published. Field {number} has nothing to show.':
    'Das Formular kann nicht veröffentlicht werden. Feld {number} zeigt nichts.',
  'The form cannot be published. Field {number} has no options.':
    'Das Formular kann nicht veröffentlicht werden. Feld {number} hat keine Optionen.',
  'The form cannot be published. Field {number} has two options with the same text.':
    'Das Formular kann nicht veröffentlicht werden. Feld {number} hat zwei Optionen mit demselben Text.',
  'The form cannot be published. Field {number} depends on a question that is not asked before it.':
    'Das Formular kann nicht veröffentlicht werden. Feld {number} hängt von einer Frage ab, die nicht davor gestellt wird.',
  'The form cannot be published. Field {number} has a condition without a value that an answer can have.':
    'Das Formular kann nicht veröffentlicht werden. Feld {number} hat eine Bedingung ohne einen Wert, den eine Antwort haben kann.',
  'The form cannot be published. Field {number} depends on an option that is not there.':
    'Das Formular kann nicht veröffentlicht werden. Feld {number} hängt von einer Option ab, die es nicht gibt.',
  'The form cannot be stored: {fault}.': 'Das Formular kann nicht gespeichert werden: {fault}.',
  'The fields of the survey cannot be stored: {fault}.':
    'Die Felder der Umfrage können nicht gespeichert werden: {fault}.',
  'Title, Description and Survey fields are required to save.':
    'Titel, Beschreibung und Felder der Umfrage sind zum Speichern erforderlich.',
  'The completion date is before the start date.': 'Das Enddatum liegt vor dem Startdatum.',
  'The start date of a live or completed survey cannot be changed.':
    'Das Startdatum einer laufenden oder beendeten Umfrage kann nicht geändert werden.',
  'This cannot be changed once an anonymous survey was open for answers.':
    'Dies kann nicht mehr geändert werden, sobald eine anonyme Umfrage offen für Antworten war.',
  'This cannot be changed once somebody has answered.':
    'Dies kann nicht mehr geändert werden, sobald jemand geantwortet hat.',
  'This cannot be changed while the survey is live or completed.':
    'Dies kann nicht geändert werden, solange die Umfrage läuft oder beendet ist.',
  'This survey is not open for answers.': 'Diese Umfrage ist nicht offen für Antworten.',
  'You have answered this survey already.': 'Sie haben diese Umfrage bereits beantwortet.',
  'Nothing of an anonymous survey is stored before its end.':
    'Von einer anonymen Umfrage wird vor dem Absenden nichts gespeichert.',
  'This answer does not fit the question.': 'Diese Antwort passt nicht zur Frage.',
  'The survey has no such question.': 'Die Umfrage hat keine solche Frage.',
  'The survey has no such version.': 'Die Umfrage hat keine solche Fassung.',
  'The reminder of this survey was sent already.': 'Die Erinnerung an diese Umfrage wurde bereits gesendet.',
  'This can be exported once {threshold} employees have answered.':
    'Dies kann exportiert werden, sobald {threshold} Mitarbeitende geantwortet haben.',
  'This template belongs to the platform and cannot be changed.':
    'Diese Vorlage gehört der Plattform und kann nicht geändert werden.',

  // Incidents
  'The form has no such question.': 'Das Formular hat keine solche Frage.',
  'The form has changed. Please check your answers and send them again.':
    'Das Formular hat sich geändert. Bitte prüfen Sie Ihre Antworten und senden Sie sie erneut.',
  'The default template is in use.': 'Die Standardvorlage ist in Gebrauch.',
  'There is a custom form already. Please reload the page.':
    'Es gibt bereits ein eigenes Formular. Bitte laden Sie die Seite neu.',
  'A report has at most {count} notes.': 'Eine Meldung hat höchstens {count} Notizen.',
  'A report has at most {count} images.': 'Eine Meldung hat höchstens {count} Bilder.',
  'You are named in this report, or lead the team of somebody who is. Somebody else has to handle it.':
    'Sie sind in dieser Meldung genannt oder leiten das Team einer genannten Person. Jemand anderes muss sie bearbeiten.',
  'This report may name you, or somebody of a team that you lead. Confirm that it does not before you open it.':
    'Diese Meldung nennt möglicherweise Sie oder jemanden aus einem Team, das Sie leiten. Bestätigen Sie vor dem Öffnen, dass das nicht so ist.',
  'This person is named in the report, or leads the team of somebody who is.':
    'Diese Person ist in der Meldung genannt oder leitet das Team einer genannten Person.',

  // Knowledge, news, marketing
  'Please add a category title': 'Bitte geben Sie einen Kategorietitel ein',
  'Please ensure Knowledge Base article contains content': 'Bitte geben Sie dem Artikel der Wissensdatenbank Inhalt',
  'Please add content for this article': 'Bitte geben Sie diesem Artikel Inhalt',
  'Please provide a title for this article': 'Bitte geben Sie diesem Artikel einen Titel',
  'Please add a title for new category': 'Bitte geben Sie der neuen Kategorie einen Titel',
  'Please add a title for this category': 'Bitte geben Sie dieser Kategorie einen Titel',
  'Expiry date must be later than the current date': 'Das Ablaufdatum muss nach dem heutigen Tag liegen',
  'An article has at most {count} images.': 'Ein Artikel hat höchstens {count} Bilder.',
  'An article does not have this.': 'Ein Artikel hat dies nicht.',
  'A category does not have this.': 'Eine Kategorie hat dies nicht.',
  'This or categoryId is required.': 'Dies oder categoryId ist erforderlich.',
  'A category has no branding.': 'Eine Kategorie hat kein Branding.',
  'A client has at most {count} categories.': 'Ein Mandant hat höchstens {count} Kategorien.',
  'A category has at most {count} articles.': 'Eine Kategorie hat höchstens {count} Artikel.',
  'A category has at most {count} files.': 'Eine Kategorie hat höchstens {count} Dateien.',
  'This category can not be deleted as it contains published articles':
    'Diese Kategorie kann nicht gelöscht werden, da sie veröffentlichte Artikel enthält',
  'This category is shared by the platform. Its staff change it.':
    'Diese Kategorie wird von der Plattform geteilt und dort geändert.',
  'Other clients have files in this category.': 'Andere Mandanten haben Dateien in dieser Kategorie.',
  'A file was added to this category in the meantime.': 'Inzwischen wurde dieser Kategorie eine Datei hinzugefügt.',
  'The key ends with another name.': 'Der Schlüssel endet mit einem anderen Namen.',

  // Recognition and rewards
  'You need to associate an employee with your account before giving recognition':
    'Verknüpfen Sie Ihr Konto mit einer Person, bevor Sie Anerkennung geben',
  'You cannot give recognition to yourself.': 'Sie können sich nicht selbst Anerkennung geben.',
  'This picture has not been uploaded.': 'Dieses Bild wurde nicht hochgeladen.',
  'This employee has no e-mail address.': 'Diese Person hat keine E-Mail-Adresse.',
  'Not enough funds': 'Das Guthaben reicht nicht aus',
  'This is not the amount of the card.': 'Dies ist nicht der Betrag der Karte.',
  'This is not the e-mail address of the employee.': 'Dies ist nicht die E-Mail-Adresse der Person.',
  'This employee was removed. Refund the gift.': 'Diese Person wurde entfernt. Erstatten Sie das Geschenk.',
  'The card of this gift has been bought: it can only be given.':
    'Die Karte dieses Geschenks wurde gekauft: Es kann nur noch übergeben werden.',

  // Secure Send, welcome e-mail
  'Secure Send is switched off for {client}.': 'Secure Send ist für {client} ausgeschaltet.',
  'Please add a file you would like to share': 'Bitte fügen Sie eine Datei hinzu, die Sie teilen möchten',
  'You need to associate an employee with your account in order to send test email':
    'Verknüpfen Sie Ihr Konto mit einer Person, um eine Test-E-Mail zu senden',
  'The attachments may have 10MB in total.': 'Die Anhänge dürfen zusammen 10 MB haben.',
  'A file of this name was uploaded already.': 'Eine Datei dieses Namens wurde bereits hochgeladen.',

  // Files and images
  'This address has been used or has run out. Please ask for another.':
    'Diese Adresse wurde verwendet oder ist abgelaufen. Bitte fordern Sie eine neue an.',
  'This address has been used or has run out. Please open the file again.':
    'Diese Adresse wurde verwendet oder ist abgelaufen. Bitte öffnen Sie die Datei erneut.',
  'Other exports are being written. Please try again in a few seconds.':
    'Es werden gerade andere Exporte geschrieben. Bitte versuchen Sie es in einigen Sekunden erneut.',
  'There is a file of this name already.': 'Eine Datei dieses Namens gibt es bereits.',
  'This file has not been uploaded.': 'Diese Datei wurde nicht hochgeladen.',
  'This image has not been uploaded.': 'Dieses Bild wurde nicht hochgeladen.',
  'This is not an image of this record.': 'Dies ist kein Bild dieses Eintrags.',
  'This image does not belong to the article.': 'Dieses Bild gehört nicht zum Artikel.',
  'This must name an image by id and type.': 'Dies muss ein Bild mit id und type nennen.',
  'This is no JSON of id, filename and type.': 'Dies ist kein JSON mit id, filename und type.',
  'This cannot be uploaded here.': 'Dies kann hier nicht hochgeladen werden.',
  'The storage of this client is full.': 'Der Speicher dieses Mandanten ist voll.',
  'Your account has used its part of the storage.': 'Ihr Konto hat seinen Anteil am Speicher verbraucht.',
  'The uploads of the last hour were too much to inspect. Please upload the file again in an hour.':
    'Die Uploads der letzten Stunde waren zu viel für die Prüfung. Bitte laden Sie die Datei in einer Stunde erneut hoch.',
  'The file broke off.': 'Die Datei brach ab.',
  'The file is too large.': 'Die Datei ist zu groß.',
  'The file is empty.': 'Die Datei ist leer.',
  'The file is incomplete.': 'Die Datei ist unvollständig.',
  'The file is too complex to be inspected.': 'Die Datei ist zu komplex für die Prüfung.',
  'The content of the file is not what its name says.': 'Der Inhalt der Datei ist nicht der, den ihr Name angibt.',
  'The image has too many pixels.': 'Das Bild hat zu viele Bildpunkte.',
  'The file is not an SVG image.': 'Die Datei ist kein SVG-Bild.',
  'The SVG image contains active content.': 'Das SVG-Bild enthält aktive Inhalte.',
  'The SVG image is too complex.': 'Das SVG-Bild ist zu komplex.',
  'It never arrived.': 'Die Datei ist nie angekommen.',
} as const satisfies Readonly<Record<string, string>>

type Filled<Template extends string> = Template extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Template

/** A text of a problem: English, with its values in it, and one that the catalogue has. */
export type ProblemText = Filled<keyof typeof GERMAN>
