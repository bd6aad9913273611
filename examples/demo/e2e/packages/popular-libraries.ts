import type { Library } from './library-block.ts'

/** What npm installs of them, exact. Those in CommonJS, or with a part in it, come first. */
export const installed: readonly string[] = [
  'recharts@3.11.0',
  '@tanstack/react-table@9.3.1',
  'react-slick@0.31.0',
  '@headlessui/react@2.2.10',
  'react-countup@6.5.3',
  'downshift@9.5.0',
  'react-dropzone@19.3.0',
  'chart.js@4.6.1',
  'react-chartjs-2@5.3.1',
  'embla-carousel-react@8.6.0',
  'swiper@14.4.0',
  'react-hook-form@7.92.0',
  '@floating-ui/react@0.27.20',
  'framer-motion@14.14.0',
  'zustand@5.1.0',
  '@radix-ui/react-dialog@1.3.1',
]

/** Popular libraries of React, each used as its documentation begins. */
export const popularLibraries: readonly Library[] = [
  {
    id: 'recharts',
    imports: `import { Bar, BarChart, XAxis } from 'recharts'`,
    jsx: `<BarChart width={300} height={120} data={[{ name: 'a', value: 3 }]} role="img" title="Bars">
        <XAxis dataKey="name" />
        <Bar dataKey="value" isAnimationActive={false} />
      </BarChart>`,
  },
  {
    id: 'react-table',
    imports: `import { tableFeatures, useTable } from '@tanstack/react-table'
const features = tableFeatures({})
const columns = [{ accessorKey: 'knot', header: 'Knot' }]
const data = [{ knot: 'Bowline' }]`,
    body: `const table = useTable({ features, rowModels: {}, columns, data })`,
    jsx: `<p>{table.getRowModel().rows.map((row) => row.original.knot).join()}</p>`,
  },
  {
    id: 'react-slick',
    imports: `import slick from 'react-slick'
const Slider = slick.default`,
    jsx: `<Slider dots infinite={false}><div>One</div><div>Two</div></Slider>`,
  },
  {
    id: 'headlessui',
    imports: `import { Switch } from '@headlessui/react'`,
    body: `const [on, setOn] = useState(false)`,
    jsx: `<Switch checked={on} onChange={setOn} aria-label="On">{on ? 'On' : 'Off'}</Switch>`,
  },
  {
    id: 'countup',
    imports: `import countUp from 'react-countup'
const CountUp = countUp.default`,
    jsx: `<CountUp end={9} />`,
  },
  {
    id: 'downshift',
    imports: `import { useSelect } from 'downshift'
const items = ['Bowline', 'Granny']`,
    body: `const select = useSelect({ items, id: 'knots' })`,
    jsx: `<div><button type="button" {...select.getToggleButtonProps()}>Choose</button><ul {...select.getMenuProps()} /></div>`,
  },
  {
    id: 'dropzone',
    imports: `import { useDropzone } from 'react-dropzone'`,
    body: `const { getRootProps, getInputProps } = useDropzone()`,
    jsx: `<div {...getRootProps()}><input {...getInputProps()} />Drop a file</div>`,
  },
  {
    id: 'chartjs',
    imports: `import { BarElement, CategoryScale, Chart, LinearScale } from 'chart.js'
import { Bar } from 'react-chartjs-2'
Chart.register(BarElement, CategoryScale, LinearScale)`,
    jsx: `<Bar data={{ labels: ['a'], datasets: [{ data: [3] }] }} options={{ animation: false }} />`,
  },
  {
    id: 'embla',
    imports: `import useEmblaCarousel from 'embla-carousel-react'`,
    body: `const [slides] = useEmblaCarousel()`,
    jsx: `<div ref={slides}><div><p>One</p><p>Two</p></div></div>`,
  },
  {
    id: 'swiper',
    imports: `import { Swiper, SwiperSlide } from 'swiper/react'`,
    jsx: `<Swiper><SwiperSlide>One</SwiperSlide><SwiperSlide>Two</SwiperSlide></Swiper>`,
  },
  {
    id: 'hook-form',
    imports: `import { useForm } from 'react-hook-form'`,
    body: `const { register } = useForm({ defaultValues: { knot: 'Bowline' } })`,
    jsx: `<input aria-label="Knot" {...register('knot')} />`,
  },
  {
    id: 'floating-ui',
    imports: `import { useFloating, useHover, useInteractions } from '@floating-ui/react'`,
    body: `const { refs, context } = useFloating({ open: false })
  const { getReferenceProps } = useInteractions([useHover(context)])`,
    jsx: `<p ref={refs.setReference} {...getReferenceProps()}>Hover</p>`,
  },
  {
    id: 'framer-motion',
    imports: `import { motion } from 'framer-motion'`,
    jsx: `<motion.p initial={false} animate={{ opacity: 1 }}>Moves</motion.p>`,
  },
  {
    id: 'zustand',
    imports: `import { create } from 'zustand'
const useKnot = create(() => ({ knot: 'Bowline' }))`,
    body: `const knot = useKnot((state) => state.knot)`,
    jsx: `<p>{knot}</p>`,
  },
  {
    id: 'radix-dialog',
    imports: `import * as Dialog from '@radix-ui/react-dialog'`,
    jsx: `<Dialog.Root><Dialog.Trigger>Open</Dialog.Trigger><Dialog.Portal><Dialog.Title>Knot</Dialog.Title></Dialog.Portal></Dialog.Root>`,
  },
]
