import { LegalDocument } from './LegalDocument.tsx'

export { loadLegal as loader } from './loadLegal.ts'

export function Component() {
	return <LegalDocument page="terms" />
}
