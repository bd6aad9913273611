import navigation from './navigation.renderer.tsx'
import subMenu from './sub-menu.renderer.tsx'

export default [navigation, subMenu]
