import { Button, type ButtonProps } from '@mantine/core'
import type { DocumentInput } from '@quartet/contract/areas/documents.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Icon } from '../components/icon.tsx'
import { client } from '../data/client.ts'
import { PrintedPages } from './document-pages.tsx'
import { cutPages, type PagePictures } from './page-pictures.ts'

type Props = ButtonProps & {
  request: DocumentInput
  title: string
  /** Resolves when the server has what is to be printed. */
  ready?: () => Promise<unknown>
}

/** Prints the pages of a document from any screen. */
export function PrintButton({ request, title, ready, children, ...button }: Props) {
  const [pictures, setPictures] = useState<PagePictures>()
  const pages = useMutation({
    mutationFn: async () => {
      await ready?.()
      return cutPages(await client.documents.pages({ body: request }))
    },
    onSuccess: async (made) => {
      await Promise.all(made.pages.map(loaded))
      setPictures(made)
    },
  })
  useEffect(() => {
    if (!pictures) return
    const done = () => setPictures(undefined)
    addEventListener('afterprint', done)
    print()
    return () => {
      removeEventListener('afterprint', done)
      pictures.release()
    }
  }, [pictures])
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconPrinter} />}
        {...button}
        loading={pages.isPending}
        onClick={() => pages.mutate()}
      >
        {children}
      </Button>
      {pictures && <PrintedPages pictures={pictures} title={title} />}
    </>
  )
}

/** A picture that was loaded once is drawn as soon as it is in the page. */
function loaded(address: string) {
  const picture = new Image()
  picture.src = address
  return picture.decode()
}
