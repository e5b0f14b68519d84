export { BookingForm } from "./booking/form.tsx";
