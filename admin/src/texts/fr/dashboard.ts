/** The dashboard and its setup list, in French. */
export default {
  'A backup holds the whole website. You can restore it later.':
    'Une sauvegarde contient tout le site web. Vous pourrez la restaurer plus tard.',
  'A version failed, so the server returned to the previous one.':
    'Une version a échoué, le serveur est donc revenu à la précédente.',
  'All emails were sent and all background jobs finished.':
    'Tous les e-mails ont été envoyés et toutes les tâches en arrière-plan sont terminées.',
  'Background jobs failed': 'Échec de tâches en arrière-plan',
  'Cards appear here when your role gives access to something that has one.':
    'Des cartes apparaissent ici lorsque votre rôle donne accès à un élément qui en possède une.',
  'Choose an address': 'Choisir une adresse',
  'Choose colours and fonts': 'Choisir les couleurs et polices',
  'Emails were not sent': 'E-mails non envoyés',
  'Emails were rejected': 'E-mails refusés',
  'Every retry failed. Run them again.': 'Toutes les tentatives ont échoué. Relancez-les.',
  'Everyone who works here gets their own account and role.':
    'Chaque personne qui travaille ici reçoit son propre compte et son rôle.',
  'Give the website its own address, such as www.example.com.':
    'Donnez au site web sa propre adresse, par exemple www.example.com.',
  'Good afternoon, {name}': 'Bonjour, {name}',
  'Good evening, {name}': 'Bonsoir, {name}',
  'Good morning, {name}': 'Bonjour, {name}',
  'Hide this list': 'Masquer cette liste',
  'Invitations, password links and form emails wait in the outbox until you set up a mail server.':
    'Les invitations, liens de mot de passe et e-mails de formulaires attendent dans la boîte d’envoi jusqu’à ce que vous configuriez un serveur de messagerie.',
  'Invite people': 'Inviter des personnes',
  'Make a backup': 'Créer une sauvegarde',
  'Make the website look like yours.': 'Donnez au site web votre propre style.',
  'Nothing needs your attention': 'Rien ne requiert votre attention',
  'Nothing to show yet': 'Rien à afficher pour l’instant',
  'Packages were rolled back': 'Retour en arrière de paquets',
  'Publish a page': 'Publier une page',
  'Set up a mail server, then resend them.': 'Configurez un serveur de messagerie, puis renvoyez-les.',
  'Set up email': 'Configurer l’e-mail',
  'Set up your website': 'Configurer votre site web',
  'The mail server gave a reason. You can send them again.':
    'Le serveur de messagerie a donné une raison. Vous pouvez les renvoyer.',
  'The setup list is hidden': 'La liste de configuration est masquée',
  Unlimited: 'Illimité',
  'Visitors see nothing until a page is published.': 'Les visiteurs ne voient rien tant qu’aucune page n’est publiée.',
  'of {most} in the plan': 'sur {most} dans la formule',
  '{count} step left|{count} steps left': '{count} étape restante|{count} étapes restantes',
  '{what}: share of the plan': '{what} : part de la formule',
  'All cards are hidden. Choose Customise to show them.':
    'Toutes les cartes sont masquées. Choisissez Personnaliser pour les afficher.',
  'Choose the cards that you see and their order. Other people keep their own dashboard.':
    'Choisissez les cartes que vous voyez et leur ordre. Les autres personnes gardent leur propre tableau de bord.',
  Customise: 'Personnaliser',
  'Customise dashboard': 'Personnaliser le tableau de bord',
  'Last {days} days': '{days} derniers jours',
  'Nothing was counted in the last {days} days.': 'Rien n’a été compté ces {days} derniers jours.',
  'Previous {days} days': '{days} jours précédents',
  'Same as in the previous {days} days': 'Identique aux {days} jours précédents',
  'The dashboard could not be saved. Try again.': 'Le tableau de bord n’a pas pu être enregistré. Réessayez.',
  '{count} action|{count} actions': '{count} action|{count} actions',
  '{count} fewer than in the previous {days} days': '{count} de moins que les {days} jours précédents',
  '{count} more than in the previous {days} days': '{count} de plus que les {days} jours précédents',
  '{title}, day by day': '{title}, jour par jour',
  '{title}: days shown': '{title} : jours affichés',
}
