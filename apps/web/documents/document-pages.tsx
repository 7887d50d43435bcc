import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton, Text } from '@mantine/core'
import type { DocumentInput } from '@quartet/contract/areas/documents.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../components/query-error.tsx'
import { api } from '../data/client.ts'
import { asFailure } from '../data/failure.ts'
import styles from './document-pages.module.css'
import { downloadPdf } from './download-document.ts'
import { cutPages, type PagePictures } from './page-pictures.ts'

type Props = { request: DocumentInput; title: string }

/** The pages of a document as pictures, exactly as in the PDF, which has readable text. */
export function DocumentPages({ request, title }: Props) {
  const { t } = useTranslation()
  const pages = useQuery(
    api.documents.pages.queryOptions({ input: { body: request }, meta: { quiet: true } }),
  )
  if (pages.error && !pages.data) {
    const { status, name } = asFailure(pages.error)
    if (status === 404 && !name) return <Navigate to="/404" replace />
    if (name === 'no_result') return <Text>{t('print.none')}</Text>
    return <QueryError query={pages} title={t('document.failed')} />
  }
  if (!pages.data) return <Skeleton height={960} radius="lg" />
  return (
    <div className={styles.document}>
      <ReadableText request={request} />
      <Pages svg={pages.data} title={title} />
    </div>
  )
}

/** The same document for screen readers and for searching. */
function ReadableText({ request }: Pick<Props, 'request'>) {
  const { t } = useTranslation()
  const pdf = useMutation({ mutationFn: () => downloadPdf(request) })
  return (
    <div>
      <Button variant="subtle" loading={pdf.isPending} onClick={() => pdf.mutate()}>
        {t('document.pdf')}
      </Button>
    </div>
  )
}

/** An SVG of all pages, shown page by page and printed one picture a page. */
export function Pages({ svg, title }: { svg: Blob; title: string }) {
  const pictures = usePictures(svg)
  if (!pictures) return <Skeleton height={960} radius="lg" />
  return (
    <>
      <PageList pictures={pictures} title={title} className={styles.pages} />
      <PrintedPages pictures={pictures} title={title} />
    </>
  )
}

/** The pages that a printer gets instead of everything else in the window. */
export const PrintedPages = (props: { pictures: PagePictures; title: string }) =>
  createPortal(
    <div data-printed-pages>
      <PageList {...props} className={styles.printed} />
    </div>,
    document.body,
  )

type ListProps = { pictures: PagePictures; title: string; className: string | undefined }

function PageList({ pictures, title, className }: ListProps) {
  const { t } = useTranslation()
  const { pages, width, height } = pictures
  return (
    <div className={className}>
      {pages.map((address, at) => (
        <img
          key={address}
          src={address}
          width={width}
          height={height}
          alt={t('document.page_alt', { title, page: at + 1, pages: pages.length })}
        />
      ))}
    </div>
  )
}

function usePictures(svg: Blob) {
  const [pictures, setPictures] = useState<PagePictures>()
  useEffect(() => {
    let isGone = false
    const made = cutPages(svg)
    void made.then((cut) => !isGone && setPictures(cut))
    return () => {
      isGone = true
      void made.then(({ release }) => release())
    }
  }, [svg])
  return pictures
}
