/**
 * The host name in the address of a video, as it is shown; undefined for an address to which a page
 * may not lead.
 */
export const videoHost = (address: string): string | undefined =>
  /^https:\/\/(?:www\.)?([^\s/?#@:\\<>"']+\.[^\s/?#@:\\<>"']+)(?::\d+)?(?:[/?#]\S*)?$/i
    .exec(address)?.[1]
    ?.toLowerCase()
