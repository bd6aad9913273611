import '@ashlar/sdk/ui/style.css'
import { Board } from '@ashlar/sdk/board'
import { createRoot } from 'react-dom/client'
import { type BenchmarkCard, cards, columnIds } from './cards.ts'

const columns = columnIds.map((id) => ({ id, title: id }))
const Content = ({ card }: { readonly card: BenchmarkCard }) => <p className="content">{card.title}</p>

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Board
      label="Board"
      columns={columns}
      cards={cards}
      idOf={({ id }) => id}
      titleOf={({ title }) => title}
      columnOf={({ column }) => column}
      card={Content}
      onMove={() => Promise.resolve()}
      height={800}
    />,
  )
}
