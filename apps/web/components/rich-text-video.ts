import { mergeAttributes, Node } from '@tiptap/core'
import { t } from 'i18next'
import { makeVideoCard, videoLinks } from './video-card.ts'

/** A link to a video, as a block with the title of the video. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ href: { default: '' }, title: { rendered: false } }),
  parseHTML: () => [
    {
      tag: videoLinks,
      priority: 2000, // before the mark of plain links
      getAttrs: (element) => ({
        href: element.getAttribute('href') ?? '',
        // on a page the name of the site stands below the title
        title: (element.querySelector('strong') ?? element).textContent?.trim() ?? '',
      }),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'a',
    mergeAttributes(HTMLAttributes, { 'data-kind': 'video' }),
    node.attrs.title,
  ],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('a')
      dom.dataset.kind = 'video'
      dom.href = node.attrs.href
      dom.textContent = node.attrs.title
      makeVideoCard(dom, t)
      dom.addEventListener('click', (event) => event.preventDefault())
      return { dom }
    },
})
