import { pagePictureAddress, pagePictureAt } from '@quartet/domain/pictures.ts'
import { mergeAttributes, Node } from '@tiptap/core'
import { showPicture } from './page-pictures.ts'

/**
 * A picture of our store with its alt text, as a block. Content pasted from one of our pages brings
 * its pictures along; pictures from elsewhere are dropped.
 */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ picture: { rendered: false }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img',
      getAttrs(element) {
        const { picture: fetched } = element.dataset // set on pages
        const picture = pagePictureAt(
          fetched ? pagePictureAddress(fetched) : (element.getAttribute('src') ?? ''),
        )
        return picture ? { picture, alt: element.getAttribute('alt') ?? '' } : false
      },
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'img',
    mergeAttributes({ src: pagePictureAddress(node.attrs.picture) }, HTMLAttributes),
  ],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('img')
      dom.alt = node.attrs.alt
      return { dom, destroy: showPicture(dom, node.attrs.picture) }
    },
})
