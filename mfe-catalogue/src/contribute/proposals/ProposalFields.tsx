import type { ReactNode } from 'react'
import type { EditField, ProposedField } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Meta, Stack } from 'shared-ui'
import { styled } from 'styled-components'
import { editTranslations } from '../revision/editTranslations.ts'
import { revisionTranslations } from '../revision/revisionTranslations.ts'
import { TextComparison } from '../revision/TextComparison.tsx'
import { useFieldFormatter } from '../revision/useFieldFormatter.ts'

const Field = styled.section`
	min-width: 0;
	h4 { margin-bottom: 0.5rem; font-size: inherit; }
`

interface ProposalFieldsProps {
	fields: readonly ProposedField[]
	/** A control beside the name of a field. */
	control?: (field: string, label: string) => ReactNode
}

/** The text before and after, field by field. */
export function ProposalFields({ fields, control }: ProposalFieldsProps) {
	const t = useTranslations(revisionTranslations)
	const edit = useTranslations(editTranslations)
	const textOf = useFieldFormatter()
	return (
		<Stack $gap={4}>
			{fields.map(({ field, from, to, draft }) => {
				const label = t(`revision.field.${field as EditField}`)
				return (
					<Field key={field} aria-label={label}>
						{control ? control(field, label) : <h4>{label}</h4>}
						{draft !== undefined && <Meta as="p">{edit('proposals.drafted')}</Meta>}
						<TextComparison
							first={{ label: t('revision.log.before'), text: textOf(field, from) }}
							second={{ label: t('revision.log.after'), text: textOf(field, to) }}
							isChange
						/>
					</Field>
				)
			})}
		</Stack>
	)
}
