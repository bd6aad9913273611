/** The dashboard and its setup list, in French. */
export default {
  'A backup holds the whole website. You can restore it later.':
    'Une sauvegarde contient tout le site web. Vous pourrez la restaurer plus tard.',
  'A version failed, so the server returned to the previous one.':
    'Une version a échoué, le serveur est donc revenu à la précédente.',
  'Actions per day': 'Actions par jour',
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
  'Last four weeks': 'Quatre dernières semaines',
  'Make a backup': 'Créer une sauvegarde',
  'Make the website look like yours.': 'Donnez au site web votre propre style.',
  'No activity in the last eight weeks.': 'Aucune activité ces huit dernières semaines.',
  'Nothing needs your attention': 'Rien ne requiert votre attention',
  'Nothing to show yet': 'Rien à afficher pour l’instant',
  'Packages were rolled back': 'Retour en arrière de paquets',
  'Previous four weeks': 'Quatre semaines précédentes',
  'Publish a page': 'Publier une page',
  'Same as in the previous four weeks': 'Identique aux quatre semaines précédentes',
  'Set up a mail server, then resend them.': 'Configurez un serveur de messagerie, puis renvoyez-les.',
  'Set up email': 'Configurer l’e-mail',
  'Set up your website': 'Configurer votre site web',
  'The mail server gave a reason. You can send them again.':
    'Le serveur de messagerie a donné une raison. Vous pouvez les renvoyer.',
  'The setup list is hidden': 'La liste de configuration est masquée',
  Unlimited: 'Illimité',
  'Visitors see nothing until a page is published.': 'Les visiteurs ne voient rien tant qu’aucune page n’est publiée.',
  'action in four weeks|actions in four weeks': 'action en quatre semaines|actions en quatre semaines',
  'of {most} in the plan': 'sur {most} dans la formule',
  '{count} fewer than in the previous four weeks': '{count} de moins que les quatre semaines précédentes',
  '{count} more than in the previous four weeks': '{count} de plus que les quatre semaines précédentes',
  '{count} step left|{count} steps left': '{count} étape restante|{count} étapes restantes',
  '{what}: share of the plan': '{what} : part de la formule',
}
