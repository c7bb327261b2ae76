import { DUMP_SCHEMA_PATH, type Dump, dumpFilePath } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { color, Prose, radius, Section, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { openDataTranslations } from './openDataTranslations.ts'

const Command = styled.pre`
	padding: ${space[3]} ${space[4]};
	border-radius: ${radius.md};
	font-size: ${size.sm};
	white-space: pre-wrap;
	overflow-wrap: anywhere;
	background: ${color.raised};
`

/** How the files are made, and how to check one. */
export function DumpFormat({ dump }: { dump: Dump }) {
	const t = useTranslations(openDataTranslations)
	const [file] = dump.files
	return (
		<>
			<Section title={t('data.format')}>
				<Prose>
					<p>{t('data.format.ndjson')}</p>
					<p>
						<a href={DUMP_SCHEMA_PATH}>{t('data.format.schema')}</a>
					</p>
				</Prose>
			</Section>
			{file && (
				<Section title={t('data.verify')}>
					<Prose>
						<p>{t('data.verify.text')}</p>
						<Command>{`curl -O ${location.origin}${dumpFilePath(dump, file)}\nsha256sum ${file.name}`}</Command>
					</Prose>
				</Section>
			)}
		</>
	)
}
