export { loadTransfer as loader, shouldRevalidateTransfer as shouldRevalidate } from './loadTransfer.ts'
export { TransferPage as Component } from './TransferPage.tsx'
