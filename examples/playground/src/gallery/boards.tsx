import { ApiError } from '@ashlar/sdk/admin'
import { Board, type BoardColumn, type BoardColumnMove, type BoardMove } from '@ashlar/sdk/board'
import { Badge, Button, Card, IconButton, toast } from '@ashlar/sdk/ui'
import { useState } from 'react'

interface Task {
  readonly id: number
  readonly column: string
  readonly title: string
  readonly customer: string
  readonly hours: number
}

interface TaskColumn extends BoardColumn {
  readonly id: string
}

const columns: readonly TaskColumn[] = [
  { id: 'enquiry', title: 'Enquiry', color: 'var(--ash-info)' },
  { id: 'throwing', title: 'Throwing', color: 'var(--ash-orange)', limit: 2 },
  { id: 'glazing', title: 'Glazing', color: 'var(--ash-reuse)', limit: 4 },
  { id: 'firing', title: 'Firing', color: 'var(--ash-danger)' },
  { id: 'delivered', title: 'Delivered', color: 'var(--ash-success)' },
]

const task = (id: number, column: string, title: string, customer: string, hours: number): Task => ({
  ...{ id, column, title, customer, hours },
})

const tasks: readonly Task[] = [
  task(1, 'enquiry', 'Bread bowls', 'Harbour Bakery', 8),
  task(2, 'enquiry', 'Tiles for the library stair', 'Town library', 18),
  task(3, 'enquiry', 'Chapel font', 'Chapel of Lunenburg', 30),
  task(4, 'throwing', 'Breakfast set', 'Fogo Rooms Inn', 36),
  task(5, 'throwing', 'Wedding platters', 'Gallant and sons', 12),
  task(6, 'throwing', 'Planters in three sizes, with saucers and a drain each', 'Garden centre', 20),
  task(7, 'glazing', 'Celadon tests', 'Maison Roy', 6),
  task(8, 'glazing', 'Tide restock', 'Own shop', 16),
  task(9, 'delivered', 'Studio mugs', 'Own shop', 24),
]

const many = (count: number): readonly Task[] =>
  Array.from({ length: count }, (_, index) =>
    task(index + 1, columns[index % columns.length]?.id ?? '', `Card ${index + 1}`, 'Many', (index % 5) + 1),
  )

/** What a server does with a move: the cards stand between their new neighbours. */
function moved(all: readonly Task[], { cards, column, above, below }: BoardMove<Task, TaskColumn>): readonly Task[] {
  const ids = cards.map(({ id }) => id)
  const rest = all.filter(({ id }) => !ids.includes(id))
  const after = rest.findIndex(({ id }) => id === above?.id)
  const before = rest.findIndex(({ id }) => id === below?.id)
  const at = after >= 0 ? after + 1 : before >= 0 ? before : rest.length
  return [...rest.slice(0, at), ...cards.map((card) => ({ ...card, column: column.id })), ...rest.slice(at)]
}

function TaskCard({ card }: { readonly card: Task }) {
  // A browser's test counts these marks: how often cards are drawn.
  performance.mark(`card ${card.id}`)
  return (
    <div className="col" style={{ gap: 8 }}>
      <b className="med">{card.title}</b>
      <span className="t2 xs">{card.customer}</span>
      <span className="row">
        <Badge plain>{card.hours} h</Badge>
      </span>
    </div>
  )
}

function TaskHead({ column, cards }: { readonly column: TaskColumn; readonly cards: readonly Task[] }) {
  performance.mark(`head ${column.id}`)
  return (
    <>
      <span className="t2 xs num">{cards.reduce((sum, { hours }) => sum + hours, 0)} h</span>
      <IconButton
        icon="plus"
        size="xs"
        label={`Add to ${column.title}`}
        tooltip={false}
        onClick={() => toast.plain(`A card for ${column.title}`)}
      />
    </>
  )
}

const refusal = () =>
  new ApiError(409, { error: 'The kiln is being repaired, so nothing can be fired.', code: 'KILN_COLD' })

/** Boards: one to work with, one with thousands of cards, and the states without cards. */
export function Boards() {
  const [shown, setShown] = useState(tasks)
  const [order, setOrder] = useState(columns)
  const [crowd, setCrowd] = useState(() => many(2000))
  const [requests, setRequests] = useState(0)
  const move = async (change: BoardMove<Task, TaskColumn>) => {
    setRequests((count) => count + 1)
    // As a request: the answer comes after the board has shown the move.
    await new Promise((done) => setTimeout(done, 60))
    if (change.column.id === 'firing') throw refusal()
    setShown((all) => moved(all, change))
  }
  const moveColumn = async ({ column, after }: BoardColumnMove<TaskColumn>) => {
    setOrder((all) => {
      const rest = all.filter(({ id }) => id !== column.id)
      const at = after ? rest.findIndex(({ id }) => id === after.id) : rest.length
      return [...rest.slice(0, at), column, ...rest.slice(at)]
    })
  }
  return (
    <>
      <p className="t2">{`Requests: ${requests}. Firing refuses every card.`}</p>
      <Board
        label="Studio board"
        columns={order}
        cards={shown}
        idOf={({ id }) => id}
        titleOf={({ title }) => title}
        columnOf={({ column }) => column}
        card={TaskCard}
        columnHead={TaskHead}
        onOpen={({ title }) => toast.plain(`Opened ${title}`)}
        onMove={move}
        onMoveColumn={moveColumn}
        cardActions={({ title }) => [
          { label: 'Open', icon: 'square-pen', onSelect: () => toast.plain(`Opened ${title}`) },
        ]}
        height={560}
      />
      <Card title="Two thousand cards">
        <Board
          label="Many cards"
          columns={columns}
          cards={crowd}
          idOf={({ id }) => id}
          titleOf={({ title }) => title}
          columnOf={({ column }) => column}
          card={TaskCard}
          onMove={async (change) => setCrowd((all) => moved(all, change))}
          height={480}
        />
      </Card>
      <Card title="Read only">
        <Board
          label="Board to look at"
          columns={columns.slice(0, 2)}
          cards={tasks.slice(0, 3)}
          idOf={({ id }) => id}
          titleOf={({ title }) => title}
          columnOf={({ column }) => column}
          card={TaskCard}
          height={360}
        />
      </Card>
      <WithoutCards />
    </>
  )
}

type Without = 'empty' | 'loading' | 'failed'

function WithoutCards() {
  const [state, setState] = useState<Without>('empty')
  return (
    <Card title="Without cards">
      <div className="row" style={{ marginBottom: 12 }}>
        <Button onClick={() => setState('empty')}>No columns</Button>
        <Button onClick={() => setState('loading')}>Loading</Button>
        <Button onClick={() => setState('failed')}>Failed</Button>
      </div>
      <Board
        label="Board without cards"
        columns={[]}
        cards={[]}
        idOf={() => ''}
        titleOf={() => ''}
        columnOf={() => ''}
        card={Nothing}
        isLoading={state === 'loading'}
        error={state === 'failed' ? refusal() : null}
        onRetry={() => setState('empty')}
        height={420}
      />
    </Card>
  )
}

const Nothing = () => null
