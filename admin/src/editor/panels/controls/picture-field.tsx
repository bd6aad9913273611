import { api, Rows, useQuery } from '@ashlar/sdk/admin'
import { EmptyState, Input, Popover } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'

const Medium = Type.Object({
  id: Type.Integer(),
  address: Type.String(),
  altText: Type.String(),
  fileName: Type.String(),
})

export interface PictureFieldProps {
  readonly id?: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A picture of the media library, or an https address. */
export function PictureField({ id, label, value, onChange }: PictureFieldProps) {
  const [open, setOpen] = useState(false)
  return (
    <span className="picf">
      <Popover
        label={`${label}: media library`}
        open={open}
        onOpenChange={setOpen}
        width={290}
        align="end"
        trigger={
          <button
            type="button"
            className="picf__thumb"
            aria-label={`Choose ${label.toLowerCase()} from the media library`}
          >
            {value !== '' && <img src={value} alt="" />}
          </button>
        }
      >
        {open && (
          <Library
            chosen={value}
            onChoose={(url) => {
              onChange(url)
              setOpen(false)
            }}
          />
        )}
      </Popover>
      <span className="u grow">
        <input
          id={id}
          value={value}
          placeholder="/media/… or https://"
          onChange={(event) => onChange(event.target.value.trim())}
        />
      </span>
    </span>
  )
}

function Library({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (url: string) => void }) {
  const [search, setSearch] = useState('')
  const { data, error } = useQuery({
    queryKey: ['editor-pictures', search],
    queryFn: () =>
      api.get('/api/v1/admin/media/', {
        query: { type: 'image', itemsPerPage: 60, currentPage: 1, ...(search !== '' && { search }) },
        reply: Rows(Medium),
      }),
  })
  return (
    <div className="piclib">
      <Input
        size="sm"
        icon="search"
        aria-label="Search pictures"
        placeholder="Search pictures"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {error && <p className="hint">{error.message}</p>}
      {data?.results.rows.length === 0 && (
        <EmptyState kind="nothing" title="No Images" text="Upload pictures in the media library." />
      )}
      <div className="piclib__grid">
        {data?.results.rows.map((medium) => (
          <button
            key={medium.id}
            type="button"
            aria-pressed={medium.address === chosen}
            aria-label={medium.altText || medium.fileName}
            onClick={() => onChoose(medium.address)}
          >
            <img src={medium.address} alt="" loading="lazy" />
          </button>
        ))}
      </div>
    </div>
  )
}
