// What TypeBox makes of finished types, without its engine. `Record`, `Pick`, `Omit`, `Partial` and `Required` also take types that are
// still to be worked out (references, conditions, template texts), and carry for those the engine of all of TypeBox's
// expressions: ten kilobytes. Our contracts give them text keys and objects; anything else is refused with a sentence.

const imports = `
import { IsObject as isObject, Object as objectOf } from '../types/object.mjs'
import { Update as update } from '../../system/memory/update.mjs'
`

/** For each file, the call of the engine that its factory makes, and what stands for it. */
const factories = {
  'type/types/record.mjs': {
    call: 'return RecordAction(key, value, options);',
    instead: `
      if (!IsKind(key, 'String')) throw new Error('In the browser a Record has texts for keys.')
      return Memory.Update(CreateRecord(key.pattern ?? StringKey, value), {}, options)`,
  },
  'type/action/pick.mjs': {
    call: `const indexer = Guard.IsArray(indexer_or_keys) ? KeysToIndexer(indexer_or_keys) : indexer_or_keys;
    return PickAction(type, indexer, options);`,
    imports,
    instead: `
      if (!isObject(type)) throw new Error('In the browser Pick takes an object.')
      const picked = Object.entries(type.properties).filter(([name]) => indexer_or_keys.includes(name))
      return update(objectOf(Object.fromEntries(picked)), {}, options)`,
  },
  'type/action/omit.mjs': {
    call: `const indexer = Guard.IsArray(indexer_or_keys) ? KeysToIndexer(indexer_or_keys) : indexer_or_keys;
    return OmitAction(type, indexer, options);`,
    imports,
    instead: `
      if (!isObject(type)) throw new Error('In the browser Omit takes an object.')
      const left = Object.entries(type.properties).filter(([name]) => !indexer_or_keys.includes(name))
      return update(objectOf(Object.fromEntries(left)), {}, options)`,
  },
  'type/action/required.mjs': {
    call: 'return RequiredAction(type, options);',
    imports: `${imports}import { RemoveOptional as required } from './_remove_optional.mjs'\n`,
    instead: `
      if (!isObject(type)) throw new Error('In the browser Required takes an object.')
      const all = Object.entries(type.properties).map(([name, property]) => [name, required(property)])
      return update(objectOf(Object.fromEntries(all)), {}, options)`,
  },
  'value/create/from_template_literal.mjs': {
    call: `const decoded = TemplateLiteralDecode(type.pattern);
    if (IsString(decoded))
        throw new CreateError(type, 'Unable to create TemplateLiteral due to infinite type expansion');
    return FromType(context, decoded);`,
    instead: `throw new CreateError(type, 'In the browser a template literal needs a default.')`,
  },
  'value/create/from_enum.mjs': { call: 'return FromType(context, Evaluate(type));', instead: 'return type.enum[0]' },
  'value/create/from_intersect.mjs': {
    call: `const instantiated = Instantiate(context, type);
    const evaluated = Evaluate(instantiated);
    return FromType(context, evaluated);`,
    instead: `throw new Error('In the browser an Intersect needs a default.')`,
  },
  'type/action/partial.mjs': {
    call: 'return PartialAction(type, options);',
    imports: `${imports}import { AddOptional as optional } from './_add_optional.mjs'\n`,
    instead: `
      if (!isObject(type)) throw new Error('In the browser Partial takes an object.')
      const all = Object.entries(type.properties).map(([name, property]) => [name, optional(property)])
      return update(objectOf(Object.fromEntries(all)), {}, options)`,
  },
}

/** The source of a module of TypeBox, plain if it is one of these. */
export function plainSource(path, source) {
  const found = Object.entries(factories).find(([file]) => path.endsWith(`/typebox/build/${file}`))
  if (!found) return source
  const [file, { call, imports = '', instead }] = found
  if (!source.includes(call)) throw new Error(`TypeBox's ${file} is written otherwise.`)
  return imports + source.replace(call, instead)
}
