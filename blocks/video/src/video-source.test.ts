import { expect, it } from 'vitest'
import { videoSource } from './video-source.ts'

const embed = (address: string) => {
  const source = videoSource(address)
  return source?.kind === 'service' ? source.embed : undefined
}
const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&playsinline=1'

it('knows every form of a YouTube address, and asks the player without cookies (issue 22)', () => {
  for (const address of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&index=2',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ&feature=share',
    ' https://youtu.be/dQw4w9WgXcQ?si=abc ',
    'youtu.be/dQw4w9WgXcQ',
    'www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1&origin=https://evil.example',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ]) {
    expect(embed(address), address).toBe(youtube)
  }
})

it('keeps the start that was chosen (issue 22)', () => {
  for (const [time, start] of Object.entries({ '90': 90, '90s': 90, '1m30s': 90, '1h2m3s': 3723, '2h': 7200 })) {
    expect(embed(`https://youtu.be/dQw4w9WgXcQ?t=${time}`), time).toBe(`${youtube}&start=${start}`)
    expect(embed(`https://vimeo.com/76979871#t=${time}`), time).toBe(
      `https://player.vimeo.com/video/76979871?dnt=1#t=${start}s`,
    )
  }
  expect(embed('https://www.youtube.com/embed/dQw4w9WgXcQ?start=7')).toBe(`${youtube}&start=7`)
  expect(embed('https://youtu.be/dQw4w9WgXcQ?t=soon')).toBe(youtube)
  expect(videoSource('https://youtu.be/dQw4w9WgXcQ?t=65')).toMatchObject({
    page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=65s',
  })
})

it('knows every form of a Vimeo address, with the key of one that is not listed (issue 22)', () => {
  const player = 'https://player.vimeo.com/video/76979871'
  for (const address of [
    'https://vimeo.com/76979871',
    'vimeo.com/76979871',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/groups/shortfilms/videos/76979871',
    'https://player.vimeo.com/video/76979871?autoplay=1',
  ]) {
    expect(embed(address), address).toBe(`${player}?dnt=1`)
  }
  for (const address of [
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  ]) {
    expect(embed(address), address).toBe(`${player}?h=8272103f6e&dnt=1`)
    expect(videoSource(address)).toMatchObject({ service: 'Vimeo', page: 'https://vimeo.com/76979871/8272103f6e' })
  }
})

it('takes a file of this website, and refuses everything else (issue 22)', () => {
  expect(videoSource('/media/12/bench.mp4')).toEqual({ kind: 'file', src: '/media/12/bench.mp4' })
  for (const address of [
    '',
    '//evil.example/a.mp4',
    '/\\evil.example/a.mp4',
    'https://evil.example/a.mp4',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://user:x@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=%22%3E%3Cscript%3E',
    'https://www.youtube.com/@somebody',
    'https://www.youtube.com/playlist?list=PL1',
    'ftp://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com.evil.example/76979871',
    'https://vimeo.com/about',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'data:text/html,youtube.com/embed/dQw4w9WgXcQ',
  ]) {
    expect(videoSource(address), address).toBeUndefined()
  }
})
