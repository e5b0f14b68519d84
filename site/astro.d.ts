declare namespace App {
  interface Locals {
    clock?: import("#domain/pages/page-props.ts").PageClock;
  }
}
