import { Card, Chart } from '@ashlar/sdk/ui'

const weeks = ['Sep 7', 'Sep 14', 'Sep 21', 'Sep 28', 'Oct 5', 'Oct 12', 'Oct 19', 'Oct 26', 'Nov 2', 'Nov 9']
const thisYear = [3100, 3800, 3400, 4600, 4100, 5200, 4800, 6100, 5600, 6912]
const lastYear = [2600, 2900, 3300, 3200, 3600, 3900, 4400, 4100, 4900, 5018]
const revenue = weeks.map((label, index) => ({ label, values: [thisYear[index] ?? 0, lastYear[index] ?? 0] }))
const dollars = (value: number) => `$${value.toLocaleString('en')}`

/** Figures as pictures, each with its table for readers. */
export function Charts() {
  return (
    <>
      <Card title="Revenue" note="per week, CAD">
        <Chart
          kind="line"
          label="Revenue per week"
          series={['This year', 'Last year']}
          rows={revenue}
          format={dollars}
        />
      </Card>
      <div className="form form--grid">
        <Card className="half" title="Orders" note="per week">
          <Chart
            kind="bar"
            label="Orders per week"
            series={['Orders']}
            rows={weeks.map((label, index) => ({ label, values: [8 + ((index * 5) % 11)] }))}
          />
        </Card>
        <Card className="half" title="Where they come from">
          <Chart
            kind="donut"
            label="Customers by source"
            series={['Customers']}
            rows={[
              { label: 'Email', values: [420] },
              { label: 'In person', values: [310] },
              { label: 'Phone', values: [96] },
            ]}
          />
        </Card>
      </div>
    </>
  )
}
