/** Invoicing, in French. */
export default {
  '10% or an amount': '10 % ou un montant',
  'A credit note is issued. Up to {amount} can be refunded.':
    'Un avoir est émis. Jusqu’à {amount} peuvent être remboursés.',
  'A draft is made, which you can still change.': 'Un brouillon est créé ; vous pouvez encore le modifier.',
  'A negative number reminds before the due date.': 'Un nombre négatif rappelle avant l’échéance.',
  A4: 'A4',
<<<<<<< HEAD
  Active: 'Active',
=======
  'Accepts a form of a page without JavaScript, too.': 'Accepte aussi le formulaire d’une page sans JavaScript.',
>>>>>>> reminders
  Activity: 'Activité',
  Add: 'Ajouter',
  'Add line': 'Ajouter une ligne',
  'Add note': 'Ajouter une note',
  'Add section': 'Ajouter une section',
  'Add {title}': 'Ajouter {title}',
  'Adds no late fee. The steps of the settings go on, but none is sent on the same day.':
    'N’ajoute aucuns frais de retard. Les étapes des réglages se poursuivent, mais aucune n’est envoyée le même jour.',
  'After a number of invoices': 'Après un nombre de factures',
  All: 'Tous',
  'All invoices': 'Toutes les factures',
  'All quotes': 'Tous les devis',
  'All work orders': 'Tous les ordres de travail',
  Amount: 'Montant',
  'Amount due': 'Montant dû',
  'An amount such as 15.00, or a share of what is due such as 2%. Billed by an invoice of its own.':
    'Un montant comme 15.00, ou une part du montant dû comme 2 %. Facturés par une facture à part.',
<<<<<<< HEAD
  'An invoice for each': 'Une facture pour chacune',
=======
>>>>>>> reminders
  'An invoice that is cancelled later stays in its month, and is taken off on the day on which it is cancelled. Figures of earlier months do not change.':
    'Une facture annulée plus tard reste dans son mois ; elle est déduite le jour de son annulation. Les chiffres des mois précédents ne changent pas.',
  Approved: 'Approuvé',
  'Approved by': 'Approuvé par',
  'Approved by the customer': 'Approuvé par le client',
  Archive: 'Archiver',
  'Archive this document?': 'Archiver ce document ?',
  Archived: 'Archivé',
  'As a file it has a column for each tax of the period, and entries of any number; otherwise page numbers reach 10,000 entries.':
    'Le fichier a une colonne par taxe de la période et un nombre quelconque d’écritures ; sinon, les numéros de page vont jusqu’à 10 000 écritures.',
  'As is usual in your country': 'Comme dans votre pays',
  'As written here': 'Tels qu’indiqués ici',
  'Awaiting customer': 'En attente du client',
  'Back to {list}': 'Retour : {list}',
  'Bank details': 'Coordonnées bancaires',
  'Bank transfer': 'Virement bancaire',
  Base: 'Base',
  'Billed to': 'Facturé à',
  'By amount': 'En montant',
  'By amount in {currency}': 'En montant ({currency})',
  'By hand': 'À la main',
  'By number': 'En nombre',
  'Cancel document': 'Annuler le document',
  'Cancel {number}': 'Annuler {number}',
  Cancellation: 'Annulation',
  Cancelled: 'Annulé',
  Card: 'Carte',
  Cash: 'Espèces',
  Cheque: 'Chèque',
  'Choose a customer first.': 'Choisissez d’abord un client.',
  'Choose another period. Drafts are not part of the journal.':
    'Choisissez une autre période. Les brouillons ne figurent pas au journal.',
  'Choose one of the list.': 'Choisissez dans la liste.',
  'Choose the first and the last day.': 'Choisissez le premier et le dernier jour.',
<<<<<<< HEAD
  Close: 'Fermer',
=======
>>>>>>> reminders
  Convert: 'Convertir',
  'Convert to': 'Convertir en',
  'Convert {number}': 'Convertir {number}',
  Converted: 'Converti',
  'Correct the marked values first.': 'Corrigez d’abord les valeurs signalées.',
  Create: 'Créer',
  Created: 'Créé',
  'Credit added': 'Crédit ajouté',
  'Credit note': 'Avoir',
  'Credit note {number} issued': 'Avoir {number} émis',
  'Credit of the customer: {amount}': 'Crédit du client : {amount}',
  'Credit used': 'Crédit utilisé',
  Currency: 'Devise',
<<<<<<< HEAD
  'Current ones of products': 'Prix actuels des produits',
=======
>>>>>>> reminders
  Customer: 'Client',
  'Customers are asked for it when they approve a quote or a work order. Enter 0 to ask for none.':
    'Demandé lorsqu’un client approuve un devis ou un ordre de travail. Saisissez 0 pour n’en demander aucun.',
  Date: 'Date',
  'Date no longer skipped': 'Date rétablie',
  'Date skipped': 'Date ignorée',
  Dates: 'Dates',
  'Dates that pass meanwhile get no invoice, not even later.':
    'Les dates passées entre-temps n’ont pas de facture, même plus tard.',
  Days: 'Jours',
  'Days after the due date': 'Jours après l’échéance',
  'Days for which a quote is valid': 'Jours de validité d’un devis',
  'Days overdue': 'Jours de retard',
  'Days until an invoice is due': 'Jours jusqu’à l’échéance d’une facture',
  Declined: 'Refusé',
  'Declined by the customer': 'Refusé par le client',
  Delete: 'Supprimer',
  'Delete draft': 'Supprimer le brouillon',
  Deleted: 'Supprimé',
  'Deleted drafts': 'Brouillons supprimés',
<<<<<<< HEAD
  Deposit: 'Acompte',
  'Deposit (percent)': 'Acompte (en pour cent)',
  'Deposit on approval': 'Acompte à l’approbation',
  'Deposit paid': 'Acompte payé',
  'Deposit paid back': 'Acompte remboursé',
  'Deposit used': 'Acompte utilisé',
  Description: 'Description',
  Discount: 'Remise',
  'Discount on the total': 'Remise sur le total',
  'Do not skip {date}': 'Ne pas ignorer le {date}',
=======
  Description: 'Description',
  Discount: 'Remise',
  'Discount on the total': 'Remise sur le total',
>>>>>>> reminders
  Documents: 'Documents',
  'Documents of this customer appear here.': 'Les documents de ce client apparaissent ici.',
  'Download PDF': 'Télécharger le PDF',
  Draft: 'Brouillon',
  'Draft created from {number}': 'Brouillon créé à partir de {number}',
  'Draft deleted': 'Brouillon supprimé',
<<<<<<< HEAD
  'Draft of {date}': 'Brouillon du {date}',
  Due: 'Échéance',
  'Each invoice': 'Chaque facture',
  Earlier: 'Avant',
  Edit: 'Modifier',
=======
  Due: 'Échéance',
  Earlier: 'Avant',
>>>>>>> reminders
  'Edit internal note': 'Modifier la note interne',
  'Emails about unpaid invoices, as the settings have them.': 'E-mails sur les factures impayées, selon les réglages.',
  'Emails to customers who have not paid, sent between 8:00 and 18:00. None are sent without a step here.':
    'E-mails aux clients qui n’ont pas payé, envoyés entre 8 h et 18 h. Sans étape ici, aucun n’est envoyé.',
  End: 'Arrêter',
  'End all links?': 'Désactiver tous les liens ?',
  'End links': 'Désactiver les liens',
  'End this recurring invoice?': 'Arrêter cette facture récurrente ?',
  Ended: 'Terminée',
  Ends: 'Fin',
  'Enter 10% or an amount.': 'Saisissez 10 % ou un montant.',
  'Enter a name for this line.': 'Saisissez un nom pour cette ligne.',
  'Enter a number with at most three decimals.': 'Saisissez un nombre avec trois décimales au plus.',
  'Enter an amount, such as 19.99.': 'Saisissez un montant, par exemple 19.99.',
  'Enter the last date.': 'Indiquez la dernière date.',
  Every: 'Tous les',
  'Every day|Every {count} days': 'Tous les jours|Tous les {count} jours',
  'Every month|Every {count} months': 'Tous les mois|Tous les {count} mois',
  'Every week|Every {count} weeks': 'Toutes les semaines|Toutes les {count} semaines',
  'Every year|Every {count} years': 'Tous les ans|Tous les {count} ans',
  'Everything in this document has been converted already.': 'Tout ce document a déjà été converti.',
  'Find items': 'Chercher des articles',
<<<<<<< HEAD
  'First date': 'Première date',
=======
>>>>>>> reminders
  For: 'Pour',
  'For numbers that were given elsewhere. The next document that is issued gets this one.':
    'Pour des numéros attribués ailleurs. Le prochain document émis reçoit celui-ci.',
  'For websites that go on with numbers given elsewhere. It only ever goes up.':
    'Pour les sites qui continuent des numéros attribués ailleurs. Il ne fait qu’augmenter.',
  From: 'Du',
  'Go on with reminders': 'Reprendre les rappels',
  Gross: 'TTC',
  How: 'Moyen',
  Included: 'Inclus',
  'Internal note': 'Note interne',
  Invoice: 'Facture',
  'Invoiced in {currency}': 'Facturé en {currency}',
  Invoices: 'Factures',
<<<<<<< HEAD
  'Invoices made': 'Factures créées',
  Invoicing: 'Facturation',
  Issue: 'Émettre',
  'Issue and email': 'Émettre et envoyer par e-mail',
=======
  Invoicing: 'Facturation',
  Issue: 'Émettre',
>>>>>>> reminders
  'Issue this document?': 'Émettre ce document ?',
  Issued: 'Émis',
  'Issued invoices less credit notes, without taxes, in the months of their dates. A cancelled invoice is taken off in the month in which it was cancelled.':
    'Factures émises moins les avoirs, hors taxes, selon le mois de leur date. Une facture annulée est déduite le mois de son annulation.',
  'Issued invoices less credit notes, without taxes.': 'Factures émises moins les avoirs, hors taxes.',
  'It gets its number and can no longer be changed. Its total is {total}.':
    'Il reçoit son numéro et ne peut plus être modifié. Son total est de {total}.',
  'It goes back the way it came. Up to {amount} can be paid back.':
    'Il repart par le même moyen. Jusqu’à {amount} peuvent être remboursés.',
  Item: 'Article',
  Journal: 'Journal',
  Kind: 'Genre',
  'Last date': 'Dernière date',
  'Late fee': 'Frais de retard',
  Later: 'Après',
<<<<<<< HEAD
  'Leave a draft': 'Laisser un brouillon',
=======
>>>>>>> reminders
  'Leave subject and message empty for the usual words. You can use {number}, {customer}, {total}, {due} and {days}.':
    'Laissez l’objet et le message vides pour le texte habituel. Vous pouvez utiliser {number}, {customer}, {total}, {due} et {days}.',
  Letter: 'Letter',
  Lines: 'Lignes',
  'Links ended': 'Liens désactivés',
  'Members that are left out are those of a new document.': 'Les membres omis sont ceux d’un nouveau document.',
  Message: 'Message',
<<<<<<< HEAD
  'Missed dates': 'Dates manquées',
  'Money beyond the amount due becomes credit of the customer.':
    'Ce qui dépasse le montant dû devient un crédit du client.',
  Month: 'Mois',
  Months: 'Mois',
  More: 'Plus',
  'Needs the right to create what is made. Without items, everything that is left is taken.':
    'Il faut le droit de créer ce qui est produit. Sans articles, tout ce qui reste est pris.',
  'Needs the right to edit invoices, too. Invoices made from the document use the deposit when they are issued.':
    'Exige aussi le droit de modifier les factures. Les factures créées à partir du document utilisent l’acompte à leur émission.',
  'Needs the right to edit invoices, too. Never more than is left; all of it without an amount.':
    'Exige aussi le droit de modifier les factures. Jamais plus qu’il n’en reste ; tout, sans montant.',
  Net: 'HT',
  Never: 'Jamais',
=======
  'Money beyond the amount due becomes credit of the customer.':
    'Ce qui dépasse le montant dû devient un crédit du client.',
  Month: 'Mois',
  More: 'Plus',
  'Needs the right to create what is made. Without items, everything that is left is taken.':
    'Il faut le droit de créer ce qui est produit. Sans articles, tout ce qui reste est pris.',
  Net: 'HT',
>>>>>>> reminders
  'Never more than was paid. The reply is the credit note.':
    'Jamais plus que ce qui a été payé. La réponse est l’avoir.',
  'New Customer': 'Nouveau client',
  'New Invoice': 'Nouvelle facture',
  'New Quote': 'Nouveau devis',
  'New Recurring Invoice': 'Nouvelle facture récurrente',
  'New Work Order': 'Nouvel ordre de travail',
  'New documents begin with them.': 'Les nouveaux documents commencent avec elles.',
  Next: 'Prochain',
  'Next dates': 'Prochaines dates',
  'Next invoice': 'Prochaine facture',
  'Next number': 'Prochain numéro',
  'No date lies ahead.': 'Aucune date à venir.',
  'No invoice has been made yet.': 'Aucune facture n’a encore été créée.',
  'No invoice is overdue.': 'Aucune facture n’est en retard.',
  'No invoices in this period': 'Aucune facture dans cette période',
  'No invoices yet': 'Pas encore de factures',
<<<<<<< HEAD
  'No more invoices are made until you resume it.': 'Aucune facture n’est créée tant que vous ne la reprenez pas.',
  'No more invoices are made. Those that were made stay. This cannot be undone.':
    'Plus aucune facture n’est créée. Celles qui existent restent. Cette action est irréversible.',
=======
>>>>>>> reminders
  'No more reminders are sent': 'Plus aucun rappel n’est envoyé',
  'No quote was decided in the last 90 days.': 'Aucun devis n’a reçu de réponse au cours des 90 derniers jours.',
  'No quotes yet': 'Pas encore de devis',
  'No tax': 'Sans taxe',
  'No taxes in this period.': 'Aucune taxe dans cette période.',
  'No work orders yet': 'Pas encore d’ordres de travail',
  'Nobody owes you anything.': 'Personne ne vous doit rien.',
  None: 'Aucun',
  'Not reminded: no email address': 'Pas de rappel : aucune adresse e-mail',
  'Not sent: no email address': 'Non envoyé : aucune adresse e-mail',
  'Not used yet: {amount}': 'Pas encore utilisé : {amount}',
  Note: 'Note',
  'Note to the customer': 'Note au client',
  'Nothing found': 'Rien trouvé',
  'Nothing was changed': 'Rien n’a été modifié',
  'Nothing was invoiced in the last twelve months.': 'Rien n’a été facturé au cours des douze derniers mois.',
  'Nothing was refunded': 'Rien n’a été remboursé',
  Number: 'Numéro',
<<<<<<< HEAD
  'Number of invoices': 'Nombre de factures',
=======
>>>>>>> reminders
  'Number, customer or item': 'Numéro, client ou article',
  'Numbers of credit notes': 'Numéros des avoirs',
  'Numbers of invoices': 'Numéros des factures',
  'Numbers of quotes': 'Numéros des devis',
  'Numbers of work orders': 'Numéros des ordres de travail',
  'Numbers, terms and what is printed on documents.': 'Numéros, conditions et ce qui est imprimé sur les documents.',
  'On a date': 'À une date',
  'On a date or after a number': 'À une date ou après un nombre',
  'On the due date': 'Le jour de l’échéance',
  'Only for the last one': 'Seulement pour la dernière',
  'Only your team sees it.': 'Seule votre équipe la voit.',
  'Open amount': 'Montant ouvert',
  'Opened by the customer': 'Ouvert par le client',
  Option: 'Option',
  Optional: 'Facultatif',
  'Optional, chosen': 'Facultatif, choisi',
  'Options that are wanted': 'Options souhaitées',
  Other: 'Autre',
  Outstanding: 'Encours',
  'Over {days}': 'Plus de {days}',
  Overdue: 'En retard',
  'Overdue by age': 'Retards par ancienneté',
  'Overdue in {currency}': 'En retard en {currency}',
  'Overdue invoices': 'Factures en retard',
  'Own dates': 'Dates au choix',
<<<<<<< HEAD
  'Own documents': 'Documents personnels',
=======
>>>>>>> reminders
  PDF: 'PDF',
  Paid: 'Payé',
  'Paper size': 'Format du papier',
  'Partial payment': 'Paiement partiel',
  'Passed over for a later one': 'Sauté au profit d’un rappel plus récent',
  Pause: 'Suspendre',
  Paused: 'Suspendue',
  'Pay back': 'Rembourser',
  'Pay back deposit': 'Rembourser l’acompte',
  'Pay back the deposit of {number}': 'Rembourser l’acompte de {number}',
  Payment: 'Paiement',
  'Payment failed': 'Paiement échoué',
  'Pending payment': 'En attente de paiement',
  Period: 'Période',
  Price: 'Prix',
<<<<<<< HEAD
  Prices: 'Prix',
=======
>>>>>>> reminders
  'Printed on invoices.': 'Imprimé sur les factures.',
  'Printed on invoices: bank, account and payment reference.':
    'Imprimé sur les factures : banque, compte et référence de paiement.',
  'Printed on the credit note.': 'Imprimé sur l’avoir.',
  Product: 'Produit',
  'Product, project or task': 'Produit, projet ou tâche',
  'Products of the store and unbilled time of projects appear here.':
    'Les produits de la boutique et le temps non facturé des projets apparaissent ici.',
  Quantity: 'Quantité',
  'Quantity of {name}': 'Quantité de {name}',
  Quarter: 'Trimestre',
  Quote: 'Devis',
  Quotes: 'Devis',
  'Quotes that were approved or declined in the last 90 days.':
    'Devis acceptés ou refusés au cours des 90 derniers jours.',
  'Quotes won': 'Devis gagnés',
  'Quotes, invoices, work orders and credit notes, with numbers, taxes and payments.':
    'Devis, factures, ordres de travail et avoirs, avec numéros, taxes et paiements.',
  Rate: 'Taux',
  'Reads 10,000 documents at most, the newest first, and then says isEstimate.':
    'Lit 10 000 documents au plus, les plus récents d’abord, puis indique isEstimate.',
  Reason: 'Motif',
  'Record a payment of {number}': 'Enregistrer un paiement de {number}',
  'Record deposit': 'Enregistrer l’acompte',
  'Record payment': 'Enregistrer un paiement',
  'Recurring invoice': 'Facture récurrente',
<<<<<<< HEAD
  'Recurring invoices that have stopped': 'Factures récurrentes interrompues',
=======
>>>>>>> reminders
  Refund: 'Rembourser',
  'Refund {number}': 'Rembourser {number}',
  Refunded: 'Remboursé',
  'Related documents': 'Documents liés',
  'Remind of {number}': 'Rappeler {number}',
  Reminder: 'Rappel',
  'Reminder sent': 'Rappel envoyé',
  'Reminder sent to {to}': 'Rappel envoyé à {to}',
  Reminders: 'Rappels',
  'Reminders go on': 'Les rappels reprennent',
  'Reminders of this customer are stopped.': 'Les rappels de ce client sont arrêtés.',
  'Reminders of this invoice are stopped.': 'Les rappels de cette facture sont arrêtés.',
  'Reminders resumed': 'Rappels repris',
  'Reminders stopped': 'Rappels arrêtés',
  Reports: 'Rapports',
  Restored: 'Restauré',
<<<<<<< HEAD
  Resume: 'Reprendre',
  Resumed: 'Reprise',
=======
>>>>>>> reminders
  'Revenue per month': 'Chiffre d’affaires par mois',
  'Revenue per month in {currency}': 'Chiffre d’affaires par mois en {currency}',
  SKU: 'Référence',
  Sales: 'Ventes',
  Save: 'Enregistrer',
  'Save draft': 'Enregistrer le brouillon',
  Saved: 'Enregistré',
<<<<<<< HEAD
  Schedule: 'Calendrier',
=======
>>>>>>> reminders
  Search: 'Rechercher',
  Section: 'Section',
  'Sections and notes have no price.': 'Les sections et les notes n’ont pas de prix.',
  Send: 'Envoyer',
  'Send again': 'Renvoyer',
  'Send reminder now': 'Envoyer un rappel maintenant',
  'Send reminders': 'Envoyer des rappels',
  'Send {number}': 'Envoyer {number}',
  Sent: 'Envoyé',
  Service: 'Service',
  'Set number': 'Définir',
  'Set the next number': 'Définir le prochain numéro',
  Skip: 'Ignorer',
  'Skip {date}': 'Ignorer le {date}',
  Skipped: 'Ignorée',
  'Someone else changed this document': 'Quelqu’un d’autre a modifié ce document',
  Standard: 'Standard',
  Start: 'Démarrer',
  'Start this recurring invoice?': 'Démarrer cette facture récurrente ?',
  Started: 'Démarrée',
  Status: 'Statut',
  'Stop reminders': 'Arrêter les rappels',
  Stopped: 'Interrompue',
  Subject: 'Objet',
  Subtotal: 'Sous-total',
  Tax: 'Taxe',
  'Tax number': 'Numéro fiscal',
  Taxes: 'Taxes',
  'Taxes and every document of a period, for your bookkeeper.':
    'Les taxes et tous les documents d’une période, pour votre comptable.',
<<<<<<< HEAD
  'Taxes are always those of the date of the invoice.': 'Les taxes sont toujours celles de la date de la facture.',
=======
>>>>>>> reminders
  'Taxes in {currency}': 'Taxes en {currency}',
  Terms: 'Conditions',
  Texts: 'Textes',
  'The PDF shows a question mark instead of these letters, which your font lacks: {letters}':
    'Le PDF affiche un point d’interrogation à la place de ces lettres, absentes de votre police : {letters}',
  'The amounts are too large. Check quantities and prices.':
    'Les montants sont trop grands. Vérifiez les quantités et les prix.',
  'The answer was not saved': 'La réponse n’a pas été enregistrée',
  'The credit was not used': 'Le crédit n’a pas été utilisé',
  'The date was not changed': 'La date n’a pas été modifiée',
  'The deposit was not paid back': 'L’acompte n’a pas été remboursé',
  'The document could not be loaded': 'Le document n’a pas pu être chargé',
  'The document keeps its number and stays in your records. This cannot be undone.':
    'Le document garde son numéro et reste dans vos dossiers. C’est irréversible.',
  'The document stays, and cannot be approved any more.': 'Le document reste et ne peut plus être approuvé.',
  'The document was not archived': 'Le document n’a pas été archivé',
  'The document was not cancelled': 'Le document n’a pas été annulé',
  'The document was not converted': 'Le document n’a pas été converti',
  'The document was not issued': 'Le document n’a pas été émis',
  'The document was not saved': 'Le document n’a pas été enregistré',
  'The draft is back': 'Le brouillon est de retour',
  'The draft was not deleted': 'Le brouillon n’a pas été supprimé',
  'The draft was not restored': 'Le brouillon n’a pas été restauré',
  'The email could not be loaded': 'L’e-mail n’a pas pu être chargé',
  'The email has a link to the document. Earlier links go on working.':
    'L’e-mail contient un lien vers le document. Les liens précédents restent valables.',
  'The email has a link to the document. No late fee is added.':
    'L’e-mail contient un lien vers le document. Aucuns frais de retard ne sont ajoutés.',
  'The email has a link to the document. Your customer needs no account.':
    'L’e-mail contient un lien vers le document. Votre client n’a pas besoin de compte.',
  'The email was not sent': 'L’e-mail n’a pas été envoyé',
  'The first draft is made on {date}.': 'Le premier brouillon est créé le {date}.',
  'The first invoice is issued on {date} and emailed to your customer.':
    'La première facture est émise le {date} et envoyée par e-mail à votre client.',
  'The first invoice is issued on {date}.': 'La première facture est émise le {date}.',
  'The first invoice is made on the next date of its schedule.':
    'La première facture est créée à la prochaine date de son calendrier.',
  'The form could not be loaded': 'Le formulaire n’a pas pu être chargé',
  'The id is in the body. An issued document can be changed only in its internal note.':
    'L’identifiant est dans le corps. D’un document émis, seule la note interne peut être modifiée.',
<<<<<<< HEAD
  'The invoice of {date} could not be made.': 'La facture du {date} n’a pas pu être créée.',
  'The invoice that failed is made with its own date.': 'La facture qui a échoué est créée avec sa propre date.',
=======
>>>>>>> reminders
  'The links have ended': 'Les liens sont désactivés',
  'The links were not ended': 'Les liens n’ont pas été désactivés',
  'The next number is {number}': 'Le prochain numéro est {number}',
  'The note was not saved': 'La note n’a pas été enregistrée',
  'The number was not set': 'Le numéro n’a pas été défini',
  'The payment was not recorded': 'Le paiement n’a pas été enregistré',
  'The province or state, such as ON. Customers without an address are taxed there.':
    'La province ou l’État, par exemple ON. Les clients sans adresse y sont taxés.',
<<<<<<< HEAD
  'The recurring invoice goes on': 'La facture récurrente reprend',
  'The recurring invoice has ended': 'La facture récurrente est arrêtée',
  'The recurring invoice has started': 'La facture récurrente a démarré',
  'The recurring invoice is paused': 'La facture récurrente est suspendue',
  'The recurring invoice was not ended': 'La facture récurrente n’a pas été arrêtée',
  'The recurring invoice was not paused': 'La facture récurrente n’a pas été suspendue',
  'The recurring invoice was not resumed': 'La facture récurrente n’a pas repris',
  'The recurring invoice was not started': 'La facture récurrente n’a pas démarré',
=======
>>>>>>> reminders
  'The report could not be loaded': 'Impossible de charger le rapport',
  'The tax rates have changed': 'Les taux de taxe ont changé',
  'The total is {now} instead of {total}.': 'Le total est de {now} au lieu de {total}.',
  "The website's own currency comes first.": 'La devise du site vient en premier.',
  'This customer has no email address.': 'Ce client n’a pas d’adresse e-mail.',
  'This date is before the first one.': 'Cette date précède la première.',
  'This text is too long.': 'Ce texte est trop long.',
<<<<<<< HEAD
  Title: 'Titre',
=======
>>>>>>> reminders
  To: 'À',
  Total: 'Total',
  'Total from': 'Total à partir de',
  'Total to': 'Total jusqu’à',
  Type: 'Type',
  Undo: 'Annuler',
<<<<<<< HEAD
  Unit: 'Unité',
=======
>>>>>>> reminders
  Unsaved: 'Non enregistré',
  Until: 'Jusqu’au',
  'Use credit': 'Utiliser le crédit',
  Valid: 'Validité',
  'Valid until': 'Valable jusqu’au',
  Vehicle: 'Véhicule',
<<<<<<< HEAD
  Weeks: 'Semaines',
  'When the server was off on a date.': 'Si le serveur était arrêté à une date.',
=======
>>>>>>> reminders
  'With grandTotal, a document whose total is another one by now is not issued (409): tax rates may have changed.':
    'Avec grandTotal, un document dont le total a changé entre-temps n’est pas émis (409) : les taux de taxe peuvent avoir changé.',
  'Within 7 days': 'Dans les 7 jours',
  'Work Order': 'Ordre de travail',
  'Work Orders': 'Ordres de travail',
  'Work orders': 'Ordres de travail',
  'Write a quote, and turn it into an invoice when your customer approves it.':
    'Rédigez un devis et transformez-le en facture quand votre client l’approuve.',
  'Write an invoice, or make one from an approved quote.':
    'Rédigez une facture ou créez-la à partir d’un devis approuvé.',
  'Write down what is to be done for a customer, and bill it afterwards.':
    'Notez ce qu’il y a à faire pour un client, puis facturez-le.',
  Year: 'Année',
<<<<<<< HEAD
  Years: 'Années',
=======
>>>>>>> reminders
  'You need access to customers to choose one.': 'Il faut l’accès aux clients pour en choisir un.',
  'Your customer can no longer open {number}. You can send it again.':
    'Votre client ne peut plus ouvrir {number}. Vous pouvez le renvoyer.',
  'Your name': 'Votre nom',
  'Your region': 'Votre région',
  '{amount} due': '{amount} dus',
  '{amount} is due.': '{amount} sont dus.',
  '{amount} more than is due becomes credit of the customer.':
    '{amount} de plus que le montant dû deviennent un crédit du client.',
  '{amount} of credit used': '{amount} de crédit utilisés',
  '{amount} paid back': '{amount} remboursés',
  '{amount} recorded': '{amount} enregistrés',
  '{count} day after the due date|{count} days after the due date':
    '{count} jour après l’échéance|{count} jours après l’échéance',
  '{count} day before the due date|{count} days before the due date':
    '{count} jour avant l’échéance|{count} jours avant l’échéance',
  '{count} day late|{count} days late': '{count} jour de retard|{count} jours de retard',
  '{count} document|{count} documents': '{count} document|{count} documents',
  '{count} invoice|{count} invoices': '{count} facture|{count} factures',
  '{date} is no longer skipped': 'Le {date} n’est plus ignoré',
  '{date} is skipped': 'Le {date} est ignoré',
  '{from} to {until}': '{from} à {until}',
  '{left} left': '{left} restant',
  '{made} of {times}': '{made} sur {times}',
  '{number} approved': '{number} approuvé',
  '{number} archived': '{number} archivé',
  '{number} cancelled': '{number} annulé',
  '{number} declined': '{number} refusé',
  '{number} is kept, and nothing more can be done with it.': '{number} est conservé, et on ne peut plus rien en faire.',
  '{number} sent to {to}': '{number} envoyé à {to}',
  '{number} was approved': '{number} a été approuvé',
  '{number} was declined': '{number} a été refusé',
  '{quantity} converted': '{quantity} convertis',
  '{quantity} refunded': '{quantity} remboursés',
  '{tax} {rate}% (included)': '{tax} {rate} % (incluse)',
  '{title} could not be searched. Try again.': '{title} n’a pas pu être parcouru. Réessayez.',
  '{total} in all': '{total} en tout',
  '{what} {number} issued': '{what} {number} émis',
  '{won} of {decided}': '{won} sur {decided}',
  '“{title}” added': '« {title} » ajouté',
  '“{title}” was not added': '« {title} » n’a pas été ajouté',
}
