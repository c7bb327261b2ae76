import { type Dump, dumpFilePath, LANGUAGE_TAGS } from 'shared-contract'
import { useFormats, useLocale, useTranslations } from 'shared-i18n'
import { color, from, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { fileSize } from './fileSize.ts'
import { openDataTranslations } from './openDataTranslations.ts'

const Files = styled.ul`
	display: grid;
	border-top: 1px solid ${color.line};
`
const File = styled.li`
	display: grid;
	gap: ${space[1]} ${space[4]};
	padding-block: ${space[3]};
	border-bottom: 1px solid ${color.line};
	${from.desktop} { grid-template-columns: minmax(14rem, 1fr) auto; }
	a { font-weight: 600; overflow-wrap: anywhere; }
	span { font-variant-numeric: tabular-nums; }
	small { font-size: ${size.xs}; color: ${color.muted}; overflow-wrap: anywhere; }
	${from.desktop} { small { grid-column: 1 / -1; } }
`

/** The files of a dump, each with its size and hash. */
export function DumpFiles({ dump }: { dump: Dump }) {
	const t = useTranslations(openDataTranslations)
	const { number } = useFormats()
	const tag = LANGUAGE_TAGS[useLocale()]
	return (
		<Files>
			{dump.files.map((file) => (
				<File key={file.name}>
					<a href={dumpFilePath(dump, file)} download>
						{file.name}
					</a>
					<span>{t('data.file.facts', { rows: number(file.rows), size: fileSize(file.bytes, tag) })}</span>
					<small>{t('data.file.sha256', { hash: file.sha256 })}</small>
				</File>
			))}
		</Files>
	)
}
