import '@mantine/core/styles/Avatar.layer.css'
import { Avatar } from '@mantine/core'
import { isDrawn } from '@quartet/domain/pictures.ts'
import { DrawnPicture } from '@quartet/ui/drawn-picture.tsx'

type Person = { image: string | null; first_name: string; last_name: string }

/**
 * A person's photo, the drawn picture chosen instead, or the initials. Has no alt text: the name is
 * beside it.
 */
export function Portrait({ person, size }: { person: Person; size: number }) {
  const { image, first_name, last_name } = person
  if (isDrawn(image)) return <DrawnPicture name={image} size={size} />
  return (
    <Avatar
      radius="50%"
      size={size}
      color="quartet"
      src={image && `/api/users/photo/${image}`}
      alt=""
    >
      {[first_name, last_name].map((name) => Array.from(name.trim())[0] ?? '').join('')}
    </Avatar>
  )
}
