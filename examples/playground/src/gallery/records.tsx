import {
  type Attachment,
  type AttachmentSource,
  Attachments,
  type HistorySource,
  RecordHistory,
} from '@ashlar/sdk/records'
import { Card } from '@ashlar/sdk/ui'

let files: readonly Attachment[] = [
  { id: 1, name: 'glaze-sample.pdf', size: 486_000, createdAt: '2026-11-20T09:30:00Z', createdBy: 'Inès Marchand' },
  { id: 2, name: 'order-form.xlsx', size: 64_000, createdAt: '2026-11-18T14:02:00Z', createdBy: '' },
]
let failures = 0

const ofRecord: AttachmentSource = {
  key: ['kit_gallery', 'files'],
  list: async () => files,
  addressOf: (id) => `/admin/kit?part=records#file-${id}`,
  add: async (file, { onProgress }) => {
    onProgress?.(0.4)
    // The first file of this name does not arrive.
    if (file.name === 'lost.txt' && failures === 0) {
      failures += 1
      throw new Error('The connection was lost.')
    }
    files = [
      ...files,
      { id: files.length + 1, name: file.name, size: file.size, createdAt: '2026-11-25T10:00:00Z', createdBy: 'You' },
    ]
  },
  remove: async (id) => {
    files = files.filter((file) => file.id !== id)
  },
  accept: 'image/*,.pdf,.txt',
}
const onlyRead: AttachmentSource = {
  key: ['kit_gallery', 'no files'],
  list: async () => [],
  addressOf: () => '',
}
const failing: AttachmentSource = {
  key: ['kit_gallery', 'failing'],
  list: () => Promise.reject(new Error('The server could not be reached.')),
  addressOf: () => '',
}

const versions: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  2: { title: 'Dinner plates', price: 4200, note: 'Rim 4 mm' },
  1: { title: 'Plates', price: 4200, note: '' },
}
const history: HistorySource = {
  key: ['kit_gallery', 'versions'],
  list: async () => [
    { id: 2, at: '2026-11-24T16:02:00Z', by: 'Priya Kaur' },
    { id: 1, at: '2026-11-16T10:15:00Z', by: '' },
  ],
  read: async (id) => versions[id] ?? {},
  restore: async () => {},
}
const fields = [
  { name: 'title', title: 'Title' },
  { name: 'price', title: 'Price', words: (cents: unknown) => `$${(Number(cents) / 100).toFixed(2)}` },
  { name: 'note', title: 'Note' },
]

/** What every record has: files and earlier versions. */
export function Records() {
  return (
    <div className="form form--grid">
      <Card className="half" title="Attachments">
        <Attachments source={ofRecord} hint="Images, PDF or text, up to 15 MB each" />
      </Card>
      <Card className="half" title="History">
        <RecordHistory source={history} current={{ title: 'Dinner plates', price: 4500, note: '' }} fields={fields} />
      </Card>
      <Card className="half" title="No files">
        <Attachments source={onlyRead} />
      </Card>
      <Card className="half" title="Files that could not be loaded">
        <Attachments source={failing} />
      </Card>
    </div>
  )
}
