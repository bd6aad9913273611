import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd'
import { memo } from 'react'
import { createRoot } from 'react-dom/client'
import { type BenchmarkCard, cards, columnIds } from './cards.ts'

/** The list of a column, kept from rendering again as its documentation advises. */
const Cards = memo(function Cards({ column }: { readonly column: string }) {
  return cards
    .filter((card) => card.column === column)
    .map((card, index) => <Card key={card.id} {...{ card, index }} />)
})

function Card({ card, index }: { readonly card: BenchmarkCard; readonly index: number }) {
  return (
    <Draggable draggableId={card.id} index={index}>
      {({ innerRef, draggableProps, dragHandleProps }) => (
        <div ref={innerRef} {...draggableProps} {...dragHandleProps} className="card">
          <p className="content">{card.title}</p>
        </div>
      )}
    </Draggable>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <DragDropContext onDragEnd={() => {}}>
      <div className="columns">
        {columnIds.map((column) => (
          <Droppable key={column} droppableId={column}>
            {({ innerRef, droppableProps, placeholder }) => (
              <div ref={innerRef} {...droppableProps} className="list">
                <Cards column={column} />
                {placeholder}
              </div>
            )}
          </Droppable>
        ))}
      </div>
    </DragDropContext>,
  )
}
