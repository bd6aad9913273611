import { makesPath, modelsPath } from '../contract/addresses.ts'
import { combobox } from './combobox.ts'
import type { LiveField } from './live-field.ts'

interface Make {
  readonly MakeId: number
  readonly MakeName: string
}

interface Model {
  readonly Model_ID: number
  readonly Model_Name: string
}

/** Milliseconds (FORM-051). */
const delay = 250
const most = 20

/** Makes and models are suggested; what is not among them is typed (FORM-053, -054, OPEN-251). */
export function vehicleInputs({ element }: LiveField): void {
  const box = (part: string) => element.querySelector<HTMLInputElement>(`[data-vehicle="${part}"]`)
  const year = box('year')
  const make = box('make')
  const model = box('model')
  if (!year || !make || !model) return
  year.addEventListener('input', () => {
    year.value = year.value.replace(/\D/g, '').slice(0, year.maxLength)
  })
  const makes = once(() => list<Make>(makesPath))
  let models: { readonly make: number; readonly all: () => Promise<readonly Model[]> } | undefined
  combobox<Make>(make, {
    delay,
    find: async (text) => beginning(await makes(), text, ({ MakeName }) => MakeName),
    textOf: ({ MakeName }) => MakeName,
    chosen: () => model.focus(),
  })
  combobox<Model>(model, {
    delay,
    find: async (text) => {
      const named = make.value.trim().toLowerCase()
      const known = (await makes()).find(({ MakeName }) => MakeName.toLowerCase() === named)
      if (!known) return []
      if (models?.make !== known.MakeId) {
        const { MakeId } = known
        models = { make: MakeId, all: once(() => list<Model>(`${modelsPath}?makeId=${MakeId}`)) }
      }
      return beginning(await models.all(), text, ({ Model_Name }) => Model_Name)
    },
    textOf: ({ Model_Name }) => Model_Name,
    chosen: () => {},
  })
}

/** Those that hold the text, first those that begin with it. */
function beginning<Item>(items: readonly Item[], text: string, nameOf: (item: Item) => string): readonly Item[] {
  const wanted = text.toLowerCase()
  const place = (item: Item) => nameOf(item).toLowerCase().indexOf(wanted)
  return items
    .filter((item) => place(item) >= 0)
    .toSorted((a, b) => Math.sign(place(a)) - Math.sign(place(b)))
    .slice(0, most)
}

async function list<Item>(address: string): Promise<readonly Item[]> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`)
  const { Results = [] }: { readonly Results?: readonly Item[] } = await reply.json()
  return Results
}

/** Asked once; a failure is asked again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= work().catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
}
