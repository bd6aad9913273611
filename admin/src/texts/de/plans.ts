/** Plans: price levels and the modules in each. */
export default {
  'Changes apply immediately to every website on the plan.':
    'Änderungen gelten sofort für jede Website mit diesem Tarif.',
  'Enter a whole number or leave empty': 'Geben Sie eine ganze Zahl ein oder lassen Sie das Feld leer',
  'From the plan': 'Ab Tarif',
  'Its data is kept and returns with the module.': 'Die Daten bleiben erhalten und kehren mit dem Modul zurück.',
  'Lowest plan with {title}': 'Niedrigster Tarif mit {title}',
  'Modules come with packages. Without modules, every plan includes the same.':
    'Module kommen mit Paketen. Ohne Module enthalten alle Tarife dasselbe.',
  'Move module': 'Modul verschieben',
  'No website loses it.': 'Keine Website verliert es.',
  'Plans and addresses belong to a website. Choose one first.':
    'Tarife und Adressen gehören zu einer Website. Wählen Sie zuerst eine aus.',
  'Plans changed': 'Tarife geändert',
  'The module was not moved': 'Das Modul wurde nicht verschoben',
  'The plan could not be saved': 'Der Tarif konnte nicht gespeichert werden',
  'The plans could not be changed': 'Die Tarife konnten nicht geändert werden',
  'The plans could not be loaded': 'Die Tarife konnten nicht geladen werden',
  'These modules are switched off as well: {names}.': 'Auch diese Module werden abgeschaltet: {names}.',
  'Type the name of the module': 'Geben Sie den Namen des Moduls ein',
  unlimited: 'unbegrenzt',
  '{count} person works there.|{count} people work there.':
    'Dort arbeitet {count} Person.|Dort arbeiten {count} Personen.',
  '{count} website loses it now.|{count} websites lose it now.':
    '{count} Website verliert es jetzt.|{count} Websites verlieren es jetzt.',
  '{plan} saved': '{plan} gespeichert',
  '{title} from plan {plan} up': '{title} ab Tarif {plan}',
}
