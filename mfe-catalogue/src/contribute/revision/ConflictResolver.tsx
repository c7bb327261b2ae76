import { type ReactNode, useId } from 'react'
import type { EditField } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { ChipButton, Cluster, color, Meta, radius, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import type { ConflictResolution, FieldConflict } from './editingField.ts'
import { revisionTranslations } from './revisionTranslations.ts'
import { TextComparison } from './TextComparison.tsx'
import { useFieldFormatter } from './useFieldFormatter.ts'

const Box = styled.section`
	display: grid;
	gap: ${space[3]};
	padding: ${space[4]};
	border: 1px solid ${color.danger};
	border-radius: ${radius.md};
	h3 { font-size: ${size.md}; }
`
const Choices = styled.fieldset`
	min-width: 0;
	padding: 0;
	border: 0;
	legend { margin-bottom: ${space[2]}; font-size: ${size.sm}; font-weight: 650; }
`

const CHOICES = [
	['mine', 'revision.conflict.keepMine'],
	['theirs', 'revision.conflict.takeTheirs'],
	['combined', 'revision.conflict.together'],
] as const

interface ConflictResolverProps {
	field: EditField
	/** The label of the field. */
	label: string
	conflict: FieldConflict
	onResolve: (resolution: ConflictResolution) => void
	/** The input of the field, to combine both texts. */
	children: ReactNode
}

/** Resolves an edit conflict: shows both texts of a field that another member changed, and asks which one to keep. */
export function ConflictResolver({ field, label, conflict, onResolve, children }: ConflictResolverProps) {
	const t = useTranslations(revisionTranslations)
	const formats = useFormats()
	const textOf = useFieldFormatter()
	const titleId = useId()
	const { mine, theirs, by, resolution } = conflict
	return (
		<Box aria-labelledby={titleId} data-conflict tabIndex={-1}>
			<Stack $gap={1} role="alert">
				<h3 id={titleId}>{t('revision.conflict.title', { field: label })}</h3>
				{by && (
					<Meta title={formats.instant(by.at)}>
						{t('revision.conflict.by', {
							name: by.name ?? t('revision.log.somebody'),
							when: formats.ago(by.at),
						})}
					</Meta>
				)}
			</Stack>
			<TextComparison
				first={{ label: t('revision.conflict.theirs'), text: textOf(field, theirs) }}
				second={{ label: t('revision.conflict.mine'), text: textOf(field, mine) }}
			/>
			<Choices>
				<legend>{t('revision.conflict.choice')}</legend>
				<Cluster>
					{CHOICES.map(([value, word]) => (
						<ChipButton key={value} pressed={resolution === value} onClick={() => onResolve(value)}>
							{t(word)}
						</ChipButton>
					))}
				</Cluster>
			</Choices>
			{resolution === 'combined' && children}
		</Box>
	)
}
