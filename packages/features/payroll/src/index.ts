export { PayrollUploadsPage } from './list/payroll-uploads-page'
export { PayrollUploadPage } from './review/payroll-upload-page'
export { UploadPayrollPanel } from './upload/upload-payroll-panel'
