import { Pending, Skeleton } from '@ashlar/sdk/ui'

const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** Until the files are there: tiles of their size, with name and measure below. */
export function GridPending() {
  return (
    <Pending>
      <div className="mgrid">
        {places.map((place) => (
          <div key={place} className="mtile">
            <span className="mtile__w" />
            <span className="med">
              <Skeleton width={110} />
            </span>
            <span className="xs">
              <Skeleton width={64} />
            </span>
          </div>
        ))}
      </div>
    </Pending>
  )
}

/** The same as rows. */
export function TablePending() {
  return (
    <Pending>
      <div className="sheet">
        <ul className="mrows">
          {places.map((place) => (
            <li key={place}>
              <span className="mrow__p" />
              <Skeleton width={140} />
            </li>
          ))}
        </ul>
      </div>
    </Pending>
  )
}
