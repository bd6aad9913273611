import contentSlider from './content-slider.renderer.tsx'
import heroSlider from './hero-slider.renderer.tsx'
import imageCarousel from './image-carousel.renderer.tsx'

export default [imageCarousel, contentSlider, heroSlider] as const
