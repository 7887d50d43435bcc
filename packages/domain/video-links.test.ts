import { expect, test } from 'vitest'
import { videoHost } from './video-links.ts'

test.each([
  ['https://www.youtube.com/watch?v=abc', 'youtube.com'],
  ['https://vimeo.com/12345', 'vimeo.com'],
  ['https://Tube.Example.org:8443/w/1#t=2', 'tube.example.org'],
  ['https://vidéo.example', 'vidéo.example'],
])('%s is a video on %s', (address, host) => expect(videoHost(address)).toBe(host))

test.each([
  'http://vimeo.com/1',
  'javascript:alert(1)',
  '//vimeo.com/1',
  '/api/cms/picture/1',
  'https://youtube.com@evil.example/1',
  'https://youtube.com\\@evil.example',
  'https://localhost/1',
  'https://vimeo.com/1 2',
  'vimeo.com/1',
  '',
])('%s is no video', (address) => expect(videoHost(address)).toBeUndefined())
