import type { Conflict } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { color, Meta, radius, space } from 'shared-ui'
import { styled } from 'styled-components'
import { revisionTranslations } from './revisionTranslations.ts'
import { TextComparison } from './TextComparison.tsx'
import { useFieldFormatter } from './useFieldFormatter.ts'

const Box = styled.div`
	display: grid;
	gap: ${space[3]};
	padding: ${space[4]};
	border: 1px solid ${color.danger};
	border-radius: ${radius.md};
`

interface UndoConflictsProps {
	conflicts: readonly Conflict[]
	nameOf: (field: string) => string
}

/** Explains why a revision cannot be undone: the fields that were changed again, by whom and when, and both texts. */
export function UndoConflicts({ conflicts, nameOf }: UndoConflictsProps) {
	const t = useTranslations(revisionTranslations)
	const formats = useFormats()
	const textOf = useFieldFormatter()
	return (
		<Box role="alert">
			<strong>{t('revision.undo.conflict')}</strong>
			{conflicts.map(({ field, wanted, current, by }) => (
				<section key={field}>
					<h4>
						{by
							? t('revision.undo.conflict.by', {
									field: nameOf(field),
									name: by.name ?? t('revision.log.somebody'),
									when: formats.ago(by.at),
									number: String(by.revision),
								})
							: nameOf(field)}
					</h4>
					{by && <Meta title={formats.instant(by.at)}>{formats.instant(by.at)}</Meta>}
					<TextComparison
						first={{ label: t('revision.undo.current'), text: textOf(field, current) }}
						second={{ label: t('revision.undo.wanted'), text: textOf(field, wanted) }}
					/>
				</section>
			))}
		</Box>
	)
}
