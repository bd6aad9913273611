export { imageCarousel } from './block.ts'
export { contentSlider } from './content-slider.ts'
export { heroSlider } from './hero-slider.ts'
