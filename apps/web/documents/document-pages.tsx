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

type PagesProps = {
  title: string
  /** The language of the title and the pages, unless it is that of the reader. */
  language?: string
}

/** An SVG of all pages, shown page by page and printed one picture a page. */
export function Pages({ svg, ...named }: PagesProps & { svg: Blob }) {
  const pictures = usePictures(svg)
  if (!pictures) return <Skeleton height={960} radius="lg" />
  return (
    <>
      <PageList pictures={pictures} {...named} className={styles.pages} />
      <PrintedPages pictures={pictures} {...named} />
    </>
  )
}

/** The pages that a printer gets instead of everything else in the window. */
export const PrintedPages = (props: PagesProps & { pictures: PagePictures }) =>
  createPortal(
    <div data-printed-pages>
      <PageList {...props} className={styles.printed} />
    </div>,
    document.body,
  )

type ListProps = PagesProps & { pictures: PagePictures; className: string | undefined }

function PageList({ pictures, title, language, className }: ListProps) {
  const { t, i18n } = useTranslation()
  const { pages, width, height } = pictures
  return (
    <figure className={className} lang={language} aria-label={title}>
      {pages.map((address, at) => (
        <img
          key={address}
          src={address}
          width={width}
          height={height}
          lang={i18n.language}
          alt={t('document.page', { page: at + 1, pages: pages.length })}
        />
      ))}
    </figure>
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
