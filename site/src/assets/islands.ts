/**
 * The loader of moving blocks, sent only with pages that hold one: it fetches a block's module when its moment has
 * come and hands it the element: blocks that wait for an idle browser wait two seconds at most, since a busy page may
 * never be idle. A module that fails leaves its block as it was rendered. Entrances of what is out of sight wait here
 * until it is seen. The menus of a bar close by Escape, a click elsewhere, a link of theirs, and when the focus leaves
 * them.
 */
export const islandsScript = `const start = async (element) => {
  const { mount } = await import(element.dataset.island)
  await mount(element, JSON.parse(element.dataset.islandProps ?? '{}'))
}
const begin = (element) => start(element).catch((error) => console.error(error))
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    seen.unobserve(target)
    begin(target)
  }
}, { rootMargin: '200px' })
const idle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 200))
for (const element of document.querySelectorAll('[data-island]')) {
  const moment = element.dataset.islandAt
  if (moment === 'visible') seen.observe(element)
  else if (moment === 'idle') idle(() => begin(element), { timeout: 2000 })
  else begin(element)
}
const entering = new Map()
const entered = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    entered.unobserve(target)
    for (const each of entering.get(target)) each.play()
  }
})
for (const element of document.querySelectorAll('[data-enter]')) {
  if (element.getBoundingClientRect().top < innerHeight) continue
  const waiting = element.getAnimations()
  for (const each of waiting) {
    each.pause()
    each.currentTime = 0
  }
  entering.set(element, waiting)
  entered.observe(element)
}
for (const bar of document.querySelectorAll('[data-menus]')) {
  const closeWhere = (isLeft) => {
    for (const menu of bar.querySelectorAll('details[open]')) if (isLeft(menu)) menu.open = false
  }
  addEventListener('click', ({ target }) => closeWhere((menu) => !menu.contains(target) || target.closest('a') !== null))
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    closeWhere((menu) => {
      if (menu.contains(document.activeElement)) menu.querySelector('summary').focus()
      return true
    })
  })
  bar.addEventListener('focusout', ({ relatedTarget }) =>
    closeWhere((menu) => relatedTarget !== null && !menu.contains(relatedTarget)),
  )
}
`
