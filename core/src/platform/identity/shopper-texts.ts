import { visitorTexts } from '@ashlar/sdk'

/** Mails to shoppers, in the language of the website. */
export const shopperTexts = visitorTexts(
  {
    confirmSubject: 'Confirm your account on {site}',
    confirm: 'Thank you for creating an account on {site}. Confirm your email address here:',
    confirmEnd:
      'The link works once and expires in 24 hours. You will be asked for the password that you chose. If you did not create an account, ignore this email.',
    knownSubject: 'You already have an account on {site}',
    known:
      'Somebody, probably you, wanted to use this email address for an account on {site}. You already have an account with it. Sign in here:',
    knownForgot: 'If you forgot your password, choose a new one here:',
    knownEnd: 'If this was not you, ignore this email. Nothing was changed.',
    resetSubject: 'Reset your password for {site}',
    reset: 'We received a request to reset the password of your account on {site}. Choose a new password here:',
    resetEnd:
      'The link works once and expires in 30 minutes. If you did not ask for this, ignore this email. Your password stays the same.',
    emailSubject: 'Confirm your new email address for {site}',
    email: 'You asked to use this email address for your account on {site}. Confirm it here:',
    emailEnd: 'The link works once and expires in 24 hours. If you did not ask for this, ignore this email.',
    changedSubject: 'Your account on {site} was changed',
    passwordChanged: 'The password of your account on {site} was changed.',
    emailChanged:
      'The email address of your account on {site} was changed to {email}. You can no longer sign in with this address.',
    changedEnd: 'If this was not you, reset your password now and tell us:',
    closedSubject: 'Your account on {site} was closed',
    closed: 'Your account on {site} was closed, as you asked. You can create a new one at any time.',
  },
  {
    fr: {
      confirmSubject: 'Confirmez votre compte sur {site}',
      confirm: 'Merci d’avoir créé un compte sur {site}. Confirmez votre adresse e-mail ici :',
      confirmEnd:
        'Le lien ne fonctionne qu’une fois et expire dans 24 heures. Le mot de passe que vous avez choisi vous sera demandé. Si vous n’avez pas créé de compte, ignorez cet e-mail.',
      knownSubject: 'Vous avez déjà un compte sur {site}',
      known:
        'Quelqu’un, probablement vous, a voulu utiliser cette adresse e-mail pour un compte sur {site}. Vous avez déjà un compte avec cette adresse. Connectez-vous ici :',
      knownForgot: 'Si vous avez oublié votre mot de passe, choisissez-en un nouveau ici :',
      knownEnd: 'Si ce n’était pas vous, ignorez cet e-mail. Rien n’a été modifié.',
      resetSubject: 'Réinitialisez votre mot de passe pour {site}',
      reset:
        'Nous avons reçu une demande de réinitialisation du mot de passe de votre compte sur {site}. Choisissez un nouveau mot de passe ici :',
      resetEnd:
        'Le lien ne fonctionne qu’une fois et expire dans 30 minutes. Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Votre mot de passe reste le même.',
      emailSubject: 'Confirmez votre nouvelle adresse e-mail pour {site}',
      email: 'Vous avez demandé à utiliser cette adresse e-mail pour votre compte sur {site}. Confirmez-la ici :',
      emailEnd:
        'Le lien ne fonctionne qu’une fois et expire dans 24 heures. Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail.',
      changedSubject: 'Votre compte sur {site} a été modifié',
      passwordChanged: 'Le mot de passe de votre compte sur {site} a été modifié.',
      emailChanged:
        'L’adresse e-mail de votre compte sur {site} est désormais {email}. Vous ne pouvez plus vous connecter avec l’ancienne adresse.',
      changedEnd: 'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant et prévenez-nous :',
      closedSubject: 'Votre compte sur {site} a été fermé',
      closed:
        'Votre compte sur {site} a été fermé, comme vous l’avez demandé. Vous pouvez en créer un nouveau à tout moment.',
    },
    de: {
      confirmSubject: 'Bestätigen Sie Ihr Konto bei {site}',
      confirm: 'Vielen Dank, dass Sie ein Konto bei {site} angelegt haben. Bestätigen Sie hier Ihre E-Mail-Adresse:',
      confirmEnd:
        'Der Link funktioniert einmal und läuft nach 24 Stunden ab. Sie werden nach dem Passwort gefragt, das Sie gewählt haben. Wenn Sie kein Konto angelegt haben, ignorieren Sie diese E-Mail.',
      knownSubject: 'Sie haben bereits ein Konto bei {site}',
      known:
        'Jemand, vermutlich Sie, wollte diese E-Mail-Adresse für ein Konto bei {site} verwenden. Sie haben damit bereits ein Konto. Melden Sie sich hier an:',
      knownForgot: 'Wenn Sie Ihr Passwort vergessen haben, wählen Sie hier ein neues:',
      knownEnd: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Es wurde nichts geändert.',
      resetSubject: 'Setzen Sie Ihr Passwort für {site} zurück',
      reset:
        'Wir haben eine Anfrage erhalten, das Passwort Ihres Kontos bei {site} zurückzusetzen. Wählen Sie hier ein neues Passwort:',
      resetEnd:
        'Der Link funktioniert einmal und läuft nach 30 Minuten ab. Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort bleibt gleich.',
      emailSubject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für {site}',
      email: 'Sie möchten diese E-Mail-Adresse für Ihr Konto bei {site} verwenden. Bestätigen Sie die Adresse hier:',
      emailEnd:
        'Der Link funktioniert einmal und läuft nach 24 Stunden ab. Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail.',
      changedSubject: 'Ihr Konto bei {site} wurde geändert',
      passwordChanged: 'Das Passwort Ihres Kontos bei {site} wurde geändert.',
      emailChanged:
        'Die E-Mail-Adresse Ihres Kontos bei {site} wurde zu {email} geändert. Mit der bisherigen Adresse können Sie sich nicht mehr anmelden.',
      changedEnd: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück und informieren Sie uns:',
      closedSubject: 'Ihr Konto bei {site} wurde geschlossen',
      closed: 'Ihr Konto bei {site} wurde wie gewünscht geschlossen. Sie können jederzeit ein neues anlegen.',
    },
  },
)
