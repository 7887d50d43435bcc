const sides = ['top', 'right', 'bottom', 'left']
const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right']

/**
 * The style properties that matter in a still picture: copying all four hundred takes five times as
 * long.
 */
export const includeStyleProperties = [
  ...sides.flatMap((side) => [side, `margin-${side}`, `padding-${side}`]),
  ...sides.flatMap((side) => ['width', 'style', 'color'].map((what) => `border-${side}-${what}`)),
  ...corners.map((corner) => `border-${corner}-radius`),
  ...['display', 'position', 'float', 'clear', 'z-index', 'box-sizing', 'aspect-ratio', 'vertical-align', 'content'],
  ...['width', 'height', 'min-width', 'min-height', 'max-width', 'max-height', 'overflow-x', 'overflow-y'],
  ...['background-color', 'background-image', 'background-size', 'background-position', 'background-repeat', 'background-clip'],
  ...['box-shadow', 'opacity', 'visibility', 'transform', 'transform-origin', 'rotate', 'scale', 'translate', 'clip-path', 'filter'],
  ...['color', 'font-family', 'font-size', 'font-weight', 'font-style', 'font-stretch', 'font-variant-numeric', 'font-feature-settings'],
  ...['line-height', 'letter-spacing', 'word-spacing', 'text-align', 'text-indent', 'text-transform', 'text-overflow', 'text-wrap-style'],
  ...['text-decoration-line', 'text-decoration-color', 'text-decoration-style', 'text-decoration-thickness', 'text-underline-offset'],
  ...['white-space', 'word-break', 'overflow-wrap', 'hyphens', 'direction', 'unicode-bidi', 'writing-mode'],
  ...['list-style-type', 'list-style-position', 'list-style-image', 'border-collapse', 'border-spacing', 'table-layout', 'caption-side'],
  ...['flex-direction', 'flex-wrap', 'flex-grow', 'flex-shrink', 'flex-basis', 'order', 'row-gap', 'column-gap'],
  ...['justify-content', 'justify-items', 'justify-self', 'align-content', 'align-items', 'align-self'],
  ...['grid-template-columns', 'grid-template-rows', 'grid-template-areas', 'grid-auto-flow', 'grid-auto-columns', 'grid-auto-rows'],
  ...['grid-column-start', 'grid-column-end', 'grid-row-start', 'grid-row-end', 'object-fit', 'object-position'],
  ...['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'text-anchor'],
]
