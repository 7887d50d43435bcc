import { pagePictureAddress, pagePictureAt } from '@quartet/domain/pictures.ts'
import { mergeAttributes, Node } from '@tiptap/core'
import { showPicture } from './page-pictures.ts'

/** A picture of our store with the words for it, a block of its own. What is copied from a page brings its picture along, one from elsewhere stays away. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ picture: { rendered: false }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img',
      getAttrs(element) {
        const { picture: fetched } = element.dataset // on a page
        const picture = pagePictureAt(fetched ? pagePictureAddress(fetched) : (element.getAttribute('src') ?? ''))
        return picture ? { picture, alt: element.getAttribute('alt') ?? '' } : false
      },
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ['img', mergeAttributes({ src: pagePictureAddress(node.attrs.picture) }, HTMLAttributes)],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('img')
      dom.alt = node.attrs.alt
      return { dom, destroy: showPicture(dom, node.attrs.picture) }
    },
})
