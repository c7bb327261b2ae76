import type { FactSource } from 'shared-contract'
import { useFormats } from 'shared-i18n'
import { Meta, size } from 'shared-ui'
import { styled } from 'styled-components'
import { ExternalLink } from '../detail/title/ExternalLink.tsx'

const Small = styled(Meta)`
	font-size: ${size.xs};
`

interface SourceNoteProps {
	source: FactSource | undefined
	/** The words before the source's name; `date` is undefined where it is unknown. */
	words: (date: string | undefined) => string
}

/** Says who says something, and of when that is. */
export function SourceNote({ source, words }: SourceNoteProps) {
	const formats = useFormats()
	if (!source) return null
	const { name, url, licence, seenOn } = source
	return (
		<Small as="p">
			{words(seenOn === null ? undefined : formats.date(seenOn, 'long'))}{' '}
			{url === null ? name : <ExternalLink href={url}>{name}</ExternalLink>}
			{licence && ` (${licence})`}
		</Small>
	)
}
